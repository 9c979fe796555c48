export default function Basic() {
  return <button type="button">Save</button>;
}
