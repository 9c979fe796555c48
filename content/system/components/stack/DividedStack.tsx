import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import * as React from 'react';

const facts = ['12 km', '640 m ascent', '4 hours', 'Moderate'];

export default function DividedStack() {
  const [gap, setGap] = React.useState(2);
  const labelId = React.useId();

  return (
    <Stack spacing={3}>
      <Stack
        direction="row"
        spacing={gap}
        useFlexGap
        divider={<Box aria-hidden="true" sx={{ borderLeft: 1, opacity: 0.4 }} />}
        sx={{ flexWrap: 'wrap' }}
      >
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <label htmlFor={labelId}>Spacing: {gap}</label>
        <input
          id={labelId}
          type="range"
          min={0}
          max={6}
          value={gap}
          onChange={(event) => setGap(event.target.valueAsNumber)}
        />
      </Stack>
    </Stack>
  );
}
