import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Medium' } }} />
      <Switch defaultChecked size="small" slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch defaultChecked color="success" slotProps={{ input: { 'aria-label': 'Success colour' } }} />
      <Switch disabled slotProps={{ input: { 'aria-label': 'Out of use' } }} />
    </Stack>
  );
}
