import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import * as React from 'react';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: 1 }}>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="warning"
          variant="outlined"
          onClose={() => setOpen(false)}
          closeText="Dismiss"
          sx={{ mb: 2 }}
        >
          <AlertTitle>Storage is almost full</AlertTitle>
          Remove old uploads, or move to a larger plan before Friday.
        </Alert>
      </Collapse>
      <Button disabled={open} onClick={() => setOpen(true)}>
        Show the alert again
      </Button>
    </Box>
  );
}
