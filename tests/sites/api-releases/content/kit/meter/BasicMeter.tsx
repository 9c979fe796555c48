import { Meter } from '@acme/kit';

export default function BasicMeter() {
  return <Meter value={0.4} />;
}
