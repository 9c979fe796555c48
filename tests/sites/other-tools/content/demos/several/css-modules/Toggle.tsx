export default function Toggle() {
  return <i>CSS</i>;
}
