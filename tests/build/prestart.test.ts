import { expect } from 'vitest';
import { build } from '../../src/build/build.ts';
import { createContext } from '../../src/build/context.ts';
import { manyPages, smallSite } from '../support/small-site.ts';
import { plainFlags, plainOptions, readConfig, type SiteFiles, test } from '../support/workspace.ts';

test.for<[string, SiteFiles]>([
  ['without modules', manyPages(90, 'first')],
  ['with a demo', smallSite],
])('a site %s is the same without early starts', async ([, site], { workspace }) => {
  await workspace.write(site);
  const outputs = [];
  // The context of `docs api` starts nothing early.
  for (const use of ['api', 'build'] as const) {
    const config = await readConfig(workspace.root, { ...plainFlags, force: true });
    const context = await createContext(config, plainOptions, use);
    const report = await build(context, { isOnce: true });
    await context.close();
    expect(report.ok).toBe(true);
    outputs.push(await workspace.output());
  }
  expect(outputs[1]).toEqual(outputs[0]);
});
