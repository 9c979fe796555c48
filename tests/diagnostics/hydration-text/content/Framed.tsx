export default function Framed() {
  return <p>{Date.now()}</p>;
}
