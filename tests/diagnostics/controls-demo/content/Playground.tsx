interface Props {
  readonly label?: string;
}

export default function Playground({ label = 'Save' }: Props) {
  return <button type="button">{label}</button>;
}
