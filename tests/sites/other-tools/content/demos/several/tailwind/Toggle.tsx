export default function Toggle() {
  return <i className="italic">Tailwind</i>;
}
