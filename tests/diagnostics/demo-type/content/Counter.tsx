export default function Counter() {
  return <button tabIndex="first">Count</button>;
}
