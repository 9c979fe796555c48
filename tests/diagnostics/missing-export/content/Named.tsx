export function SaveButton() {
  return <button type="button">Save</button>;
}
