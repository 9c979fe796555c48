import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import * as React from 'react';

const toppings = ['Basil', 'Olives', 'Mushrooms'];

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Basil']);

  const toggle = (topping: string) =>
    setChosen((before) =>
      before.includes(topping) ? before.filter((other) => other !== topping) : [...before, topping],
    );

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Toppings</FormLabel>
      <FormControlLabel
        label="All of them"
        control={
          <Checkbox
            checked={chosen.length === toppings.length}
            indeterminate={chosen.length > 0 && chosen.length < toppings.length}
            onChange={(event) => setChosen(event.target.checked ? toppings : [])}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', ml: 3 }}>
        {toppings.map((topping) => (
          <FormControlLabel
            key={topping}
            label={topping}
            control={<Checkbox checked={chosen.includes(topping)} onChange={() => toggle(topping)} />}
          />
        ))}
      </Box>
    </FormControl>
  );
}
