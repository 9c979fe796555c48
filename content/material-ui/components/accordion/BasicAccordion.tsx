import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

export default function BasicAccordion() {
  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary id="delivery-title" aria-controls="delivery-panel" expandIcon={<ExpandMoreIcon />}>
          <Typography component="span">When will my order arrive?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Orders placed before noon leave the same day and take two to four days.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary id="returns-title" aria-controls="returns-panel" expandIcon={<ExpandMoreIcon />}>
          <Typography component="span">How do I send something back?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Use the label in the parcel within thirty days. You pay nothing for it.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary id="repair-title" aria-controls="repair-panel" expandIcon={<ExpandMoreIcon />}>
          <Typography component="span">Do you repair what you sell? (Soon)</Typography>
        </AccordionSummary>
        <AccordionDetails>We are setting up a workshop.</AccordionDetails>
      </Accordion>
    </div>
  );
}
