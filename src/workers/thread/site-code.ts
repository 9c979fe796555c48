import type { MessagePort } from 'node:worker_threads';
import type { PartProps } from '../../model/part-props.ts';
import type { RenderTask } from '../../model/render-task.ts';

/**
 * Keeps the code of a site, which runs in this thread, from ending the program or the thread. In a worker
 * thread, Node refuses the rest by itself: `process.abort`, `process.chdir`, and user and group. The
 * environment of a thread is a copy, and so is its exit code.
 */
export function protectProgram(
  target: Pick<NodeJS.Process, 'exit' | 'kill' | 'pid'>,
  port: Pick<MessagePort, 'close'> | null,
): void {
  const { kill, pid } = target;
  target.exit = () => refuse('process.exit()');
  // What `process.exit` calls in Node; it is not documented, and has no type.
  Reflect.set(target, 'reallyExit', () => refuse('process.reallyExit()'));
  // Demos reach it with `process.getBuiltinModule`. The thread would end without an answer.
  if (port) port.close = () => refuse('parentPort.close()');
  target.kill = (id, signal) => {
    // 0 and -1 name the group of this process, and all processes.
    if (id === pid || id === -pid || id === 0 || id === -1) return refuse('process.kill()');
    return kill.call(target, id, signal);
  };
}

/**
 * Leads what the code of a site writes to the standard output, for example with `console.log`, to the
 * standard error. A command prints its result to the former, such as one JSON value and nothing else.
 */
export function redirectOutput(target: NodeJS.Process): void {
  Object.defineProperty(target, 'stdout', { configurable: true, get: () => target.stderr });
}

function refuse(call: string): never {
  throw new Error(`${call} would end the program that builds the site`);
}

/** True if rendering a page runs a module of the site: a demo, or a component in the article or in a slot. */
export function runsSiteCode({ props }: RenderTask): boolean {
  return (props.slots ?? []).length > 0 || (props.article?.parts ?? []).some(isRun);
}

function isRun(part: PartProps): boolean {
  if (part.kind === 'component') return part.mode.kind === 'static' || part.mode.serverRendered;
  // The document of an iframe is rendered apart from the page.
  return part.kind === 'demo' && part.serverRendered && part.options.iframe !== true;
}
