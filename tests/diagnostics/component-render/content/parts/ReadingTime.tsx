export function ReadingTime() {
  return <p>Four minutes</p>;
}
