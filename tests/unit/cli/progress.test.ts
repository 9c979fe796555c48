import { expect, test } from 'vitest';
import { createProgress } from '../../../cli/progress.ts';

function shown(stream: { interactive: boolean; quiet?: boolean; columns?: number }): string[] {
  const written: string[] = [];
  const { interactive, quiet = false, columns = 80 } = stream;
  const write = (text: string) => void written.push(text);
  const progress = createProgress({ write, interactive, colours: false, columns }, { quiet });
  progress.stage('read');
  progress.stage('render', 1000);
  progress.advance(1);
  progress.advance(499);
  progress.advance(500);
  progress.clear();
  progress.clear();
  return written;
}

test('a bar on a terminal, written only when it changes', () => {
  const clearLine = '\r\u001b[2K';
  expect(shown({ interactive: true })).toEqual([
    `${clearLine}read`,
    `${clearLine}${'─'.repeat(24)}   0%  render`,
    `${clearLine}${'━'.repeat(12)}${'─'.repeat(12)}  50%  render`,
    `${clearLine}${'━'.repeat(24)} 100%  render`,
    clearLine,
  ]);
});

test('the bar fits into a narrow terminal', () => {
  for (const line of shown({ interactive: true, columns: 30 }))
    expect(line.length).toBeLessThanOrEqual(30 + 5);
});

test('a line for each stage elsewhere', () => {
  expect(shown({ interactive: false })).toEqual(['read\n', 'render (1,000)\n']);
});

test('nothing when quiet', () => {
  expect(shown({ interactive: true, quiet: true })).toEqual([]);
});
