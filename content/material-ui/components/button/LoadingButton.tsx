import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

type Status = 'idle' | 'saving' | 'saved';

const messages: Record<Status, string> = {
  idle: 'You have unsaved changes.',
  saving: 'Saving your changes…',
  saved: 'All changes are saved.',
};

export default function LoadingButton() {
  const [status, setStatus] = React.useState<Status>('idle');

  React.useEffect(() => {
    if (status !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('saved'), 1500);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" loading={status === 'saving'} onClick={() => setStatus('saving')}>
        Save
      </Button>
      <Typography variant="body2" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
