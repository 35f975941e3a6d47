/** A component that is drawn again only when a prop has changed. */

import { Component, h, type ComponentType, type VNode } from "preact";

export function memo<P extends object>(inner: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const names = new Set([...Object.keys(this.props), ...Object.keys(next)]) as Set<keyof P>;
      for (const name of names) if (this.props[name] !== next[name]) return true;
      return false;
    }
    override render(): VNode {
      return h(inner as ComponentType<object>, this.props);
    }
  };
}
