import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import JoyTheme from '../JoyTheme';

export default function ButtonVariants() {
  return (
    <JoyTheme>
      {/* preview-start */}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="solid">Publish</Button>
        <Button variant="soft">Preview</Button>
        <Button variant="outlined">Save draft</Button>
        <Button variant="plain">Cancel</Button>
      </Stack>
      {/* preview-end */}
    </JoyTheme>
  );
}
