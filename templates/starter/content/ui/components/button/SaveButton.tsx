import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

const words = {
  idle: 'One change is not saved.',
  saving: 'Saving …',
  saved: 'All changes are saved.',
};

export default function SaveButton() {
  const [state, setState] = useState<keyof typeof words>('idle');

  const isSaving = state === 'saving';

  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setState('saved'), 1200);
    return () => clearTimeout(timer);
  }, [isSaving]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button loading={isSaving} variant="contained" onClick={() => setState('saving')}>
        Save
      </Button>
      <Typography variant="body2" role="status">
        {words[state]}
      </Typography>
    </Stack>
  );
}
