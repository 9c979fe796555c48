import { shade } from './shades';

export default function Broken() {
  return <p>{shade}</p>;
}
