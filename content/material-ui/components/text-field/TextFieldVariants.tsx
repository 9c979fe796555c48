import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="City" variant="outlined" />
      <TextField label="City" variant="filled" />
      <TextField label="City" variant="standard" />
    </Stack>
  );
}
