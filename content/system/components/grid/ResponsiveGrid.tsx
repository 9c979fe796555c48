import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Tile = styled('div')({
  border: '1px solid currentcolor',
  borderRadius: 8,
  padding: '12px 16px',
});

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={2} sx={{ p: 2 }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Tile>Main: 12, then 8 columns</Tile>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Tile>Aside: 12, then 4 columns</Tile>
      </Grid>
      <Grid size={6}>
        <Tile>Always 6</Tile>
      </Grid>
      <Grid size="grow">
        <Tile>What is left</Tile>
      </Grid>
    </Grid>
  );
}
