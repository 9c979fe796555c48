import type { ReactNode } from 'react';

interface MeterProps {
  /** The amount. */
  value: number;
  /** The colour. */
  tone?: 'error' | 'info';
}

/** Shows an amount. */
export function Meter({ value, tone = 'info' }: MeterProps): ReactNode {
  return <progress value={value} data-tone={tone} />;
}
