import { useCountdown } from '@acme/kit';
import * as React from 'react';

export default function TeaTimer() {
  const [ready, setReady] = React.useState(false);
  const { seconds, running, start, pause, reset } = useCountdown(180, {
    onEnd: () => setReady(true),
  });

  const startOver = () => {
    setReady(false);
    reset();
  };

  return (
    <div>
      <p role="timer">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <button type="button" disabled={ready} onClick={running ? pause : start}>
        {running ? 'Pause' : 'Start'}
      </button>{' '}
      <button type="button" onClick={startOver}>
        Reset
      </button>
      <p role="status">{ready && 'Your tea is ready.'}</p>
    </div>
  );
}
