import { useTheme } from '@mui/system';

interface AcmeTheme {
  readonly tone: string;
}

export default function ToneSample() {
  const { $$acme } = useTheme() as unknown as { $$acme: AcmeTheme };
  return <p style={{ color: $$acme.tone }}>{$$acme.tone}</p>;
}
