import Swatch from './swatch.mjs';

export default function Again() {
  return <Swatch />;
}
