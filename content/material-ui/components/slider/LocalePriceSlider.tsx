import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function LocalePriceSlider() {
  const [price, setPrice] = React.useState(1250);
  const labelId = React.useId();
  // Only the browser knows the reader's language, so a server would draw another text.
  const format = new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'EUR' });

  return (
    <Box sx={{ width: 280 }}>
      <Typography id={labelId}>Highest price</Typography>
      <Slider
        aria-labelledby={labelId}
        value={price}
        onChange={(_event, value) => setPrice(value)}
        max={5000}
        step={50}
        getAriaValueText={(value) => format.format(value)}
      />
      <Typography variant="body2">{format.format(price)}</Typography>
    </Box>
  );
}
