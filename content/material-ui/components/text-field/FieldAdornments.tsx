import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const units = ['kilogram', 'gram', 'pound'];

export default function FieldAdornments() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Price"
        defaultValue="12.50"
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      <TextField select label="Sold by the" defaultValue="kilogram" sx={{ minWidth: 160 }}>
        {units.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {unit}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
