import type { BrowserFrame } from './browser-driver.ts';
import { callScript } from './demo-script.ts';

/** A rule of axe that elements of a demo break. */
export interface Barrier {
  readonly rule: string;
  /** A sentence without its full stop: `Buttons must have discernible text`. */
  readonly help: string;
  /** The opening tag of the first element. */
  readonly element: string;
  readonly count: number;
}

/** The criteria of WCAG 2.2 up to level AA; other rules of axe concern whole pages. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs axe on a demo in a document that shows it. */
export async function findBarriers(
  frame: BrowserFrame,
  id: string,
  axe: string,
): Promise<readonly Barrier[]> {
  if ((await frame.evaluate('typeof axe')) === 'undefined') await frame.evaluate(`${axe}; undefined`);
  const root = JSON.stringify(await callScript(frame, 'selector', id));
  const options = JSON.stringify({ runOnly: tags, resultTypes: ['violations'] });
  const found = await frame.evaluate(`axe.run(${root}, ${options}).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      element: (/^<[^>]*>/.exec(nodes[0]?.html ?? '') ?? [''])[0].replace(/ (?:class|style|data-[\\w-]+)="[^"]*"/g, ''),
      count: nodes.length,
    })))`);
  return found as readonly Barrier[];
}
