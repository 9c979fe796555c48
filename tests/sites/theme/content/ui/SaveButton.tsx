import Button from '@mui/material/Button';

export default function SaveButton() {
  return <Button variant="contained">Save</Button>;
}
