import { Switch } from '@base-ui/react/switch';
import styled from '@mui/system/styled';

export default function BasicSwitch() {
  return (
    <Label>
      <Track defaultChecked aria-labelledby="share-location">
        <Thumb />
      </Track>
      <span id="share-location">Share my location with the team</span>
    </Label>
  );
}

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

const Track = styled(Switch.Root)({
  display: 'inline-flex',
  flexShrink: 0,
  width: 44,
  height: 24,
  padding: 3,
  boxSizing: 'border-box',
  borderRadius: 12,
  border: '1px solid currentcolor',
  '&[data-checked]': { backgroundColor: 'currentcolor' },
  '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
});

const Thumb = styled(Switch.Thumb)({
  aspectRatio: '1',
  height: '100%',
  borderRadius: '50%',
  backgroundColor: 'currentcolor',
  transition: 'translate 150ms',
  '&[data-checked]': { translate: '20px', backgroundColor: 'Canvas' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});
