/** How much room an element has, in px. */

import { useLayoutEffect, useState } from "preact/hooks";

export interface Box {
  width: number;
  height: number;
}

export function useBox(place: { current: Element | null }): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return box;
}
