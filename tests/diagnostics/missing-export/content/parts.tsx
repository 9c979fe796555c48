export function Whole() {
  return <b>Whole</b>;
}
