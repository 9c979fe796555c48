import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function VolumeSlider() {
  const [volume, setVolume] = React.useState(30);
  const labelId = React.useId();

  return (
    <Box sx={{ width: 280 }}>
      <Typography id={labelId}>Volume: {volume === 0 ? 'muted' : `${volume} %`}</Typography>
      <Slider
        aria-labelledby={labelId}
        value={volume}
        onChange={(_event, value) => setVolume(value)}
        getAriaValueText={(value) => (value === 0 ? 'Muted' : `${value} percent`)}
      />
    </Box>
  );
}
