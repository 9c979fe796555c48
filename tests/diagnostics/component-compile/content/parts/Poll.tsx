import { question } from './question';

export default function Poll() {
  return <p>{question}</p>;
}
