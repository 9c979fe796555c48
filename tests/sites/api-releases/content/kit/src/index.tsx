/** Shows an amount. */
export function Meter({ value, tone = 'info' }: { value: number; tone?: 'error' | 'info' }) {
  return <progress value={value} data-tone={tone} />;
}
