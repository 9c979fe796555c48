import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import JoyTheme from '../JoyTheme';

export default function BasicCard() {
  return (
    <JoyTheme>
      {/* preview-start */}
      <Card variant="outlined" sx={{ maxWidth: 320 }}>
        <CardContent>
          <Typography level="title-lg" component="h3">
            Night train
          </Typography>
          <Typography level="body-sm">Leaves at 21:40, arrives at 07:15. Beds for two or four.</Typography>
        </CardContent>
        <CardActions>
          <Button>Choose a bed</Button>
          <Button variant="plain" color="neutral">
            Timetable
          </Button>
        </CardActions>
      </Card>
      {/* preview-end */}
    </JoyTheme>
  );
}
