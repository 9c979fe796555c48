import Check from './check.svg';

export default function Drawn() {
  return <Check />;
}
