import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import * as React from 'react';

export default function SwitchGroup() {
  const [settings, setSettings] = React.useState({ updates: true, background: false });

  const change = (event: React.ChangeEvent<HTMLInputElement>) =>
    setSettings({ ...settings, [event.target.name]: event.target.checked });

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Updates</FormLabel>
      <FormGroup>
        <FormControlLabel
          label="Install updates by themselves"
          control={<Switch name="updates" checked={settings.updates} onChange={change} />}
        />
        <FormControlLabel
          label="Download in the background"
          disabled={!settings.updates}
          control={
            <Switch name="background" checked={settings.updates && settings.background} onChange={change} />
          }
        />
      </FormGroup>
      <FormHelperText>
        {settings.updates ? 'You are always on the latest version.' : 'You choose when to update.'}
      </FormHelperText>
    </FormControl>
  );
}
