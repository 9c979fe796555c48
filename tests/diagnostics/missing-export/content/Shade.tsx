import { shades } from './colours';

export default function Shade() {
  return <p>{shades}</p>;
}
