import Button, { type ButtonProps } from '@mui/material/Button';

export default function ButtonPlayground({ children = 'Save', ...props }: ButtonProps) {
  return (
    <Button variant="contained" {...props}>
      {children}
    </Button>
  );
}
