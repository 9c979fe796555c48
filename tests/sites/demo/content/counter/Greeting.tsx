import { words } from './words';

export default function Greeting() {
  return <p>{words.hello}</p>;
}
