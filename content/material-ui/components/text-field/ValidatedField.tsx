import TextField from '@mui/material/TextField';
import * as React from 'react';

/** Two letters for the country, then eight digits. */
const pattern = /^[A-Z]{2}\d{8}$/;

export default function ValidatedField() {
  const [value, setValue] = React.useState('');
  const [left, setLeft] = React.useState(false);
  const wrong = left && value !== '' && !pattern.test(value);

  return (
    <TextField
      label="VAT number"
      value={value}
      onChange={(event) => setValue(event.target.value.toUpperCase())}
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
      error={wrong}
      helperText={wrong ? 'Two letters and eight digits, such as DK12345678' : 'As printed on an invoice'}
      slotProps={{ htmlInput: { maxLength: 10, spellCheck: false } }}
      sx={{ width: 1, maxWidth: 360 }}
    />
  );
}
