export default function Save() {
  return <button type="button">Save</button;
}
