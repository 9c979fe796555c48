import Card from '@mui/joy/Card';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import * as React from 'react';
import JoyTheme from '../JoyTheme';

const plans = [
  { value: 'solo', title: 'Solo', text: 'One place, one device' },
  { value: 'crew', title: 'Crew', text: 'Five places, any device' },
];

export default function SelectableCards() {
  const [plan, setPlan] = React.useState('solo');

  return (
    <JoyTheme>
      <RadioGroup
        aria-label="Plan"
        orientation="horizontal"
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
        sx={{ flexWrap: 'wrap', gap: 2 }}
      >
        {plans.map(({ value, title, text }) => (
          <Card
            key={value}
            variant={plan === value ? 'soft' : 'outlined'}
            color="primary"
            sx={{ width: 220 }}
          >
            <Radio overlay value={value} label={title} />
            <Typography level="body-sm">{text}</Typography>
          </Card>
        ))}
      </RadioGroup>
    </JoyTheme>
  );
}
