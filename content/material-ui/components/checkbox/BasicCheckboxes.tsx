import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send me a summary each week" />
      <FormControlLabel control={<Checkbox />} label="Tell me about replies" />
      <FormControlLabel disabled control={<Checkbox />} label="Text messages (add a number first)" />
    </FormGroup>
  );
}
