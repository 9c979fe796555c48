export default function Throws() {
  return <p>{window.innerWidth}</p>;
}
