import type { ReactNode } from 'react';

interface BadgeProps {
  readonly children?: ReactNode;
  readonly color?: string;
  readonly max?: number;
  readonly overlap?: 'circular' | 'rectangular';
  readonly pulse?: boolean;
  readonly tone?: 'calm' | 'loud';
}

export default function Badge({ children, color = '#0b5cad', max = 99, pulse, tone = 'calm' }: BadgeProps) {
  return (
    <b style={{ color }} data-pulse={pulse} data-tone={tone}>
      {children} {max}
    </b>
  );
}
