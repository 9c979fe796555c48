import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const sections = [
  { id: 'profile', title: 'Profile', summary: 'Name and picture', text: 'Everyone in your team sees these.' },
  { id: 'security', title: 'Security', summary: 'Password, keys', text: 'Two passkeys are set up.' },
  { id: 'billing', title: 'Billing', summary: 'Plan and invoices', text: 'You are on the free plan.' },
];

export default function SingleAccordion() {
  const [open, setOpen] = React.useState<string | undefined>('profile');

  return (
    <div>
      {sections.map(({ id, title, summary, text }) => (
        <Accordion
          key={id}
          disableGutters
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : undefined)}
        >
          <AccordionSummary id={`${id}-title`} aria-controls={`${id}-panel`} expandIcon={<ExpandMoreIcon />}>
            <Typography component="span" sx={{ width: 120 }}>
              {title}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
