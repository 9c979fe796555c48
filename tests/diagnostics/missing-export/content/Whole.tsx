import colours from './colours';

export default function Whole() {
  return <p>{colours.shade}</p>;
}
