import type { LivePlace } from './live-task.ts';

/** The address that a file of an edited demo has in stacks. */
export function liveAddress(name: string): string {
  return `live-demo:///${encodeURIComponent(name)}`;
}

/** The line before the code of a file, in the script that it becomes. */
const linesBefore = 1;

/** The topmost place in a stack that is in a file of the demo; browsers write stacks differently, but all end a place with `:line:column`. */
export function placeInStack(stack: string): LivePlace | undefined {
  const [, name, line, column] = /live-demo:\/\/\/([^\s:()]+):(\d+):(\d+)/.exec(stack) ?? [];
  if (name === undefined) return undefined;
  return {
    file: decodeURIComponent(name),
    line: Math.max(1, Number(line) - linesBefore),
    column: Number(column),
  };
}
