import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import * as React from 'react';

export default function ConfirmDialog() {
  const [open, setOpen] = React.useState(false);
  const descriptionId = React.useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Dialog open={open} onClose={close} role="alertdialog" aria-describedby={descriptionId}>
        <DialogTitle>Delete this project?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Its three boards and all their cards are deleted as well. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep it
          </Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
