/** Where the steps lead: to the right, to the left for right-to-left languages, down on phones. */
export type Direction = 'right' | 'left' | 'down';

/** A box of the picture. */
export interface Shape {
  readonly key: string;
  readonly kind: 'source' | 'step' | 'result';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Shape[];
  readonly arrows: readonly string[];
}

const sourceSize = { width: 150, height: 56 };
const stepSize = { width: 180, height: 64 };

/** Returns the boxes in the order of their labels, and the arrows between them. */
export function drawing(direction: Direction): Drawing {
  return direction === 'down' ? downwards() : sideways(direction);
}

function sideways(direction: 'right' | 'left'): Drawing {
  const [width, height] = [1096, 232];
  const place = (x: number, size: number) => (direction === 'right' ? x : width - x - size);
  const sources = [8, 88, 168].map(
    (y, index): Shape => ({ key: `source-${index}`, kind: 'source', x: place(0, 150), y, ...sourceSize }),
  );
  const steps = [232, 456, 680].map(
    (x, index): Shape => ({ key: `step-${index}`, kind: 'step', x: place(x, 180), y: 84, ...stepSize }),
  );
  const result: Shape = { key: 'result', kind: 'result', x: place(912, 176), y: 76, width: 176, height: 80 };
  const at = (x: number) => place(x, 0);
  const arrows = [
    `M${at(154)} 36C${at(196)} 36 ${at(186)} 112 ${at(224)} 112`,
    `M${at(154)} 116H${at(224)}`,
    `M${at(154)} 196C${at(196)} 196 ${at(186)} 120 ${at(224)} 120`,
    ...[416, 640, 864].map((x) => `M${at(x)} 116H${at(x + 36 + (x === 864 ? 4 : 0))}`),
  ];
  return { width, height, boxes: [...sources, ...steps, result], arrows };
}

function downwards(): Drawing {
  const width = 340;
  const sources = [0, 115, 230].map(
    (x, index): Shape => ({ key: `source-${index}`, kind: 'source', x, y: 0, width: 110, height: 56 }),
  );
  const steps = [104, 200, 296].map(
    (y, index): Shape => ({ key: `step-${index}`, kind: 'step', x: 70, y, width: 200, height: 64 }),
  );
  const result: Shape = { key: 'result', kind: 'result', x: 60, y: 392, width: 220, height: 72 };
  const arrows = [
    'M55 60C55 84 162 74 162 98',
    'M170 60V98',
    'M285 60C285 84 178 74 178 98',
    'M170 172V194',
    'M170 268V290',
    'M170 364V386',
  ];
  return { width, height: 466, boxes: [...sources, ...steps, result], arrows };
}
