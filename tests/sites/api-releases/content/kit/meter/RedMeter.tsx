import { Meter } from '@acme/kit';

export default function RedMeter() {
  return <Meter value={0.9} tone="error" />;
}
