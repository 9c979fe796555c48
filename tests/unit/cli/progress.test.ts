import { expect, test } from 'vitest';
import { createProgress } from '../../../cli/progress.ts';

function shown(stream: { interactive: boolean; quiet?: boolean; columns?: number }): string[] {
  const written: string[] = [];
  const { interactive, quiet = false, columns = 80 } = stream;
  const write = (text: string) => void written.push(text);
  const progress = createProgress({ write, interactive, colours: false, columns }, { quiet });
  progress.stage('Reading');
  progress.stage('Drawing', 1000);
  progress.advance(1);
  progress.advance(499);
  progress.advance(500);
  progress.clear();
  progress.clear();
  return written;
}

test('a bar on a terminal, drawn only when it looks different', () => {
  const over = '\r\u001b[2K';
  expect(shown({ interactive: true })).toEqual([
    `${over}Reading`,
    `${over}${'─'.repeat(24)}   0%  Drawing`,
    `${over}${'━'.repeat(12)}${'─'.repeat(12)}  50%  Drawing`,
    `${over}${'━'.repeat(24)} 100%  Drawing`,
    over,
  ]);
});

test('a narrow terminal is not overrun', () => {
  for (const line of shown({ interactive: true, columns: 30 }))
    expect(line.length).toBeLessThanOrEqual(30 + 5);
});

test('a line a stage elsewhere', () => {
  expect(shown({ interactive: false })).toEqual(['Reading\n', 'Drawing (1,000)\n']);
});

test('nothing when quiet', () => {
  expect(shown({ interactive: true, quiet: true })).toEqual([]);
});
