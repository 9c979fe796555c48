import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const steps = ['Basket', 'Address', 'Payment'];

export default function ResponsiveStack() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ m: 0, p: 0 }}
    >
      {steps.map((step) => (
        <Box key={step} component="li" sx={{ border: 1, borderRadius: 2, px: 3, py: 1, listStyle: 'none' }}>
          {step}
        </Box>
      ))}
    </Stack>
  );
}
