export default function BasicButton() {
  return <button type="button">Save</button>;
}
