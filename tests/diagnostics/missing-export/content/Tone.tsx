import { Ratng, toon } from './index';

export default function Tone() {
  return <Ratng>{toon}</Ratng>;
}
