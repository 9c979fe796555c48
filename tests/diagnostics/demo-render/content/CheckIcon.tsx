import Check from './check.svg';

export default function CheckIcon() {
  return <Check />;
}
