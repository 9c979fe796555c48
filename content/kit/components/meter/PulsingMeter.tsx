import { Meter, type MeterHandle } from '@acme/kit';
import * as React from 'react';
import './meter.css';

export default function PulsingMeter() {
  const [value, setValue] = React.useState(40);
  const meter = React.useRef<MeterHandle>(null);

  const add = () => {
    setValue(Math.min(value + 20, 100));
    meter.current?.pulse();
  };

  return (
    <div className="kit-meter">
      <Meter ref={meter} label="Seats taken" value={value} low={30} high={90} />
      <p>
        <button type="button" disabled={value === 100} onClick={add}>
          Take 20 seats
        </button>{' '}
        {value} of 100
      </p>
    </div>
  );
}
