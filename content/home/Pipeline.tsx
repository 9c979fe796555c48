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
        <path key={path} d={path} className="arrow" />
      ))}
      {boxes.map((box, index) => (
        <Box key={box.key} box={box} label={texts.labels[index] ?? ''} note={texts.notes[index] ?? ''} />
      ))}
    </svg>
  );
}

function Box({ box, label, note }: { box: Shape; label: string; note: string }) {
  const { x, y, width, height, kind } = box;
  const middle = x + width / 2;
  return (
    <g className={kind}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'step' ? height / 2 : 10} />
      <text x={middle} y={y + height / 2 - 3} className="label">
        {label}
      </text>
      <text x={middle} y={y + height / 2 + 15} className="note">
        {note}
      </text>
    </g>
  );
}
