import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const marks = [8, 12, 16, 20].map((hour) => ({ value: hour, label: `${hour}:00` }));

export default function RangeSlider() {
  const [hours, setHours] = React.useState<number[]>([9, 17]);

  return (
    <Paper sx={{ width: 360, maxWidth: 1, px: 4, py: 2 }}>
      <Typography variant="subtitle2" component="p">
        Open from {hours[0]}:00 to {hours[1]}:00
      </Typography>
      <Slider
        value={hours}
        onChange={(_event, value) => setHours(value)}
        min={6}
        max={22}
        marks={marks}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opening time' : 'Closing time')}
        getAriaValueText={(value) => `${value}:00`}
      />
    </Paper>
  );
}
