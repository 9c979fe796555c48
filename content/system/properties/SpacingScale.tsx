import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 4, 8];

export default function SpacingScale() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
          <Box component="code" sx={{ width: 64 }}>{`p: ${step}`}</Box>
          <Box component="span" sx={{ p: step, border: 1, borderRadius: 1 }} />
          <span>{step * 8} px on each side</span>
        </Box>
      ))}
    </Box>
  );
}
