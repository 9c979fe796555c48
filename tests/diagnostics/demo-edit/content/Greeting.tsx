export default function Greeting() {
  const name: string = 'Ada';
  return <p>Hello {name}</p>;
}
