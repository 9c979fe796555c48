import Button from '@mui/material/Buton';

export default function Icon() {
  return <Button>Save</Button>;
}
