export default function Intro() {
  return <button type="button">Save</button>;
}
