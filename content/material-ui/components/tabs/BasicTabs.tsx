import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const recipe = [
  { title: 'Ingredients', text: '500 g flour, 350 g water, 100 g sourdough, 10 g salt.' },
  { title: 'Method', text: 'Mix, fold every half hour for three hours, shape, and leave it overnight.' },
  { title: 'Baking', text: 'Twenty minutes covered at 250 °C, then twenty more without the lid.' },
];

export default function BasicTabs() {
  const [chosen, setChosen] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      {/* preview-start */}
      <Tabs value={chosen} onChange={(_event, next: number) => setChosen(next)} aria-label="Bread recipe">
        {recipe.map(({ title }, index) => (
          <Tab key={title} label={title} id={`${id}-tab-${index}`} aria-controls={`${id}-panel-${index}`} />
        ))}
      </Tabs>
      {/* preview-end */}
      {recipe.map(({ title, text }, index) => (
        <Box
          key={title}
          role="tabpanel"
          hidden={index !== chosen}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
