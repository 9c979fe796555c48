import type { DemoCheck } from '../model/demo-check.ts';
import type { BrowserFrame } from './browser-driver.ts';

type Answer<Name extends keyof DemoCheck> = ReturnType<DemoCheck[Name]>;

/** Calls a function of the script that is in every document; see `templates/demo-check.ts`. */
export async function callScript<Name extends keyof DemoCheck>(
  frame: BrowserFrame,
  name: Name,
  ...given: Parameters<DemoCheck[Name]>
): Promise<Answer<Name>> {
  const list = given.map((value) => JSON.stringify(value)).join(', ');
  return (await frame.evaluate(`demoCheck.${name}(${list})`)) as Answer<Name>;
}
