import { Dialog } from '@base-ui/react/dialog';
import * as React from 'react';
import { Actions, Backdrop, Button, Field, Popup } from './rename-dialog-styles';

export default function RenameDialog() {
  const [name, setName] = React.useState('Untitled');
  const [open, setOpen] = React.useState(false);
  const fieldId = React.useId();

  const rename = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <p role="status">The file is called “{name}”.</p>
      <Dialog.Trigger render={<Button />}>Rename</Dialog.Trigger>
      <Dialog.Portal>
        <Backdrop />
        <Popup>
          <Dialog.Title>Rename file</Dialog.Title>
          <Dialog.Description>Links to the old name stop working.</Dialog.Description>
          <form onSubmit={rename}>
            <label htmlFor={fieldId}>Name</label>
            <Field id={fieldId} name="name" required defaultValue={name} />
            <Actions>
              <Dialog.Close render={<Button />}>Cancel</Dialog.Close>
              <Button type="submit">Rename</Button>
            </Actions>
          </form>
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
