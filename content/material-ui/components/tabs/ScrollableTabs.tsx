import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ScrollableTabs() {
  const [day, setDay] = React.useState('Wednesday');
  const id = React.useId();

  return (
    <Box sx={{ width: 400, maxWidth: 1 }}>
      <Tabs
        value={day}
        onChange={(_event, next: string) => setDay(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Opening hours by day"
      >
        {days.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${day}`} tabIndex={0} sx={{ p: 2 }}>
        <Typography>{day === 'Sunday' ? 'Closed' : 'Open from 9:00 to 18:00'}</Typography>
      </Box>
    </Box>
  );
}
