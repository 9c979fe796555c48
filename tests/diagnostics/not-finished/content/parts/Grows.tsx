export default function Grows() {
  const pending = ['one'];
  for (const next of pending) if (next.length > 2) pending.splice(0, 1, next);
  for (let index = 0; index >= 0; index = (index + 1) % 3);
  return <p>{pending}</p>;
}
