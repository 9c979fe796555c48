import { hello } from 'greetings';

export default function Greeting() {
  return <p>{hello('Ada')}</p>;
}
