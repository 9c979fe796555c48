import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function RenameDialog() {
  const [name, setName] = React.useState('Untitled');
  const [open, setOpen] = React.useState(false);
  const formId = React.useId();
  const close = () => setOpen(false);

  const rename = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    close();
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">{name}</Typography>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Rename document</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={rename}>
            <TextField
              autoFocus
              fullWidth
              required
              margin="dense"
              name="name"
              label="Name"
              defaultValue={name}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
