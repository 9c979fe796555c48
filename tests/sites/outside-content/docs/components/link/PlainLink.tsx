export default function PlainLink() {
  return <a href="#plain">Plain</a>;
}
