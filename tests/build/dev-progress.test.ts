import { expect } from 'vitest';
import type { SitePath } from '../../src/model/path.ts';
import { plainSite } from '../support/small-site.ts';
import { openDevBuilder, test } from '../support/workspace.ts';

test('pages that docs dev renders on demand show no progress', async ({ workspace }) => {
  await workspace.write(plainSite);
  const stages: string[] = [];
  const progress = { stage: (name: string) => void stages.push(name), advance() {}, warn() {} };
  const builder = await openDevBuilder(workspace.root, { progress });
  try {
    const { site } = await builder.snapshot();
    expect(stages).toEqual(expect.arrayContaining(['read', 'bundle']));
    stages.length = 0;
    const rendered = await site?.render(['/acme/link' as SitePath]);
    expect(rendered?.pages).toHaveLength(1);
    expect(stages).toEqual([]);
  } finally {
    await builder.close();
  }
});
