import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const paragraphs = ['Morning', 'Noon', 'Afternoon', 'Evening', 'Night'];

export default function RaisedAppBar() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar aria-label="Harbour" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography component="p" variant="h6">
            A day at the harbour
          </Typography>
        </Toolbar>
      </AppBar>
      {/* A fixed bar takes no room, so an empty toolbar keeps it free. */}
      <Toolbar />
      <Container sx={{ py: 2 }}>
        {paragraphs.map((title) => (
          <Typography key={title} sx={{ minHeight: 120 }}>
            {title}: boats come and go, and the tide does what the table says.
          </Typography>
        ))}
      </Container>
    </>
  );
}
