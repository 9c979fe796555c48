const faces = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 1000));

export default function Dice() {
  return <output title={String(Math.random())}>{faces.join(', ')}</output>;
}
