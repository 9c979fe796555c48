export default function Demo() {
  return <button type="button">Save</button>;
}
