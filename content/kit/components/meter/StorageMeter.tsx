import { formatBytes, Meter } from '@acme/kit';
import './meter.css';

const total = 5_000_000_000;

export default function StorageMeter() {
  const used = 4_200_000_000;
  return (
    <div className="kit-meter">
      <Meter
        label="Storage"
        value={used}
        max={total}
        high={4_000_000_000}
        tone="low-is-good"
        formatValue={(value) => `${formatBytes(value)} of ${formatBytes(total)}`}
      />
      <p>
        {formatBytes(used)} of {formatBytes(total)}
      </p>
    </div>
  );
}
