import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert severity="success">Your changes are published.</Alert>
      <Alert severity="info">The next backup starts at 02:00.</Alert>
      <Alert severity="warning">Your password expires in three days.</Alert>
      <Alert severity="error">The payment did not go through.</Alert>
    </Stack>
  );
}
