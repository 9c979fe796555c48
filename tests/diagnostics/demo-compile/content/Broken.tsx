export default function Broken() {
  return <p>{1 +}</p>;
}
