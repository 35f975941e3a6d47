/** One of a few big choices in a row: a name and a line about it. */

interface Props {
  group: string;
  value: string;
  name: string;
  about: string | undefined;
  chosen: boolean;
  onChoose(): void;
}

export function Segment({ group, value, name, about, chosen, onChoose }: Props) {
  return (
    <label class="segment">
      <input type="radio" name={group} value={value} checked={chosen} onChange={onChoose} />
      <span>
        <strong>{name}</strong>
        <small>{about}</small>
      </span>
    </label>
  );
}
