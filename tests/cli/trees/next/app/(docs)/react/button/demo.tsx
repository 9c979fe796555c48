export function DemoButton() {
  return <button type="button">Save</button>;
}
