import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import * as React from 'react';
import JoyTheme from '../JoyTheme';

export default function CounterButtons() {
  const [seats, setSeats] = React.useState(2);

  return (
    <JoyTheme>
      {/* preview-start */}
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <ButtonGroup aria-label="Seats" variant="soft" color="primary">
          <Button aria-label="One seat fewer" disabled={seats === 1} onClick={() => setSeats(seats - 1)}>
            −
          </Button>
          <Button aria-label="One seat more" disabled={seats === 8} onClick={() => setSeats(seats + 1)}>
            +
          </Button>
        </ButtonGroup>
        <Typography role="status">{seats === 1 ? '1 seat' : `${seats} seats`}</Typography>
      </Stack>
      {/* preview-end */}
    </JoyTheme>
  );
}
