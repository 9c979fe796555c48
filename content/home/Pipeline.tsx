import { type Direction, drawing, type Shape } from './pipeline-shapes.ts';

interface PipelineProps {
  readonly page: { readonly direction: string };
  /** Three sources, three steps, the result. */
  readonly labels: readonly string[];
  /** A few words below each label. */
  readonly notes: readonly string[];
}

/** The steps of a build as a picture: from side to side on wide screens, from top to bottom on phones. */
export default function Pipeline({ page, labels, notes }: PipelineProps) {
  const directions: readonly Direction[] = [page.direction === 'rtl' ? 'left' : 'right', 'down'];
  return (
    <div
      className="home-pipeline"
      role="img"
      aria-label={`${labels.slice(0, 3).join(', ')} → ${labels.slice(3).join(' → ')}`}
    >
      {directions.map((direction) => (
        <Picture key={direction} direction={direction} texts={{ labels, notes }} />
      ))}
    </div>
  );
}

function Picture({
  direction,
  texts,
}: {
  direction: Direction;
  texts: Pick<PipelineProps, 'labels' | 'notes'>;
}) {
  const { width, height, boxes, arrows } = drawing(direction);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={direction === 'down' ? 'down' : 'across'}
      aria-hidden="true"
    >
      {arrows.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="var(--docs-palette-text-disabled)"
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      ))}
      {boxes.map((box, index) => (
        <Box key={box.key} box={box} label={texts.labels[index] ?? ''} note={texts.notes[index] ?? ''} />
      ))}
    </svg>
  );
}

const looks = {
  source: { fill: 'var(--docs-palette-surface-raised)', stroke: 'var(--docs-palette-divider)' },
  step: { fill: 'var(--docs-palette-background-default)', stroke: 'var(--docs-palette-surface-edge)' },
  result: { fill: 'var(--accent-tint)', stroke: 'var(--accent)', strokeWidth: 1.5 },
};

function Box({ box, label, note }: { box: Shape; label: string; note: string }) {
  const { x, y, width, height, kind } = box;
  const middle = x + width / 2;
  const ink = kind === 'result' ? 'var(--accent)' : 'var(--docs-palette-text-primary)';
  return (
    <g textAnchor="middle">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={kind === 'step' ? height / 2 : 10}
        {...looks[kind]}
      />
      <text x={middle} y={y + height / 2 - 3} fill={ink} fontSize={15} fontWeight={650}>
        {label}
      </text>
      <text x={middle} y={y + height / 2 + 15} fill="var(--docs-palette-text-secondary)" fontSize={12.5}>
        {note}
      </text>
    </g>
  );
}
