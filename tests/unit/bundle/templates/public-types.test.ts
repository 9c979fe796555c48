import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readTemplates } from '../../../../src/bundle/templates/check-templates.ts';
import { ejectTemplate } from '../../../../src/bundle/templates/eject-template.ts';
import { nodeFileSystem } from '../../../../src/effects/node-file-system.ts';

const model = (name: string) =>
  readFile(new URL(`../../../../src/model/${name}.ts`, import.meta.url), 'utf8');

const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim() || []);

/** The types that the package `colophon` exports. */
async function publicTypes(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('../../../../src/public.ts', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list));
  const whole = [...text.matchAll(/^export type \* from '\.\/model\/([\w-]+)\.ts'/gm)].map(([, name = '']) =>
    model(name),
  );
  const declared = (await Promise.all(whole)).flatMap((module) =>
    Array.from(module.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name = '']) => name),
  );
  return new Set([...named, ...declared]);
}

test('the package exports every type that a copied template imports', async () => {
  const exported = await publicTypes();
  const missing = (await readTemplates(nodeFileSystem())).flatMap((template) => {
    const [, list = ''] =
      /^import type \{([^}]*)\} from 'colophon';$/m.exec(ejectTemplate(template, '1.0.0')) ?? [];
    return namesIn(list)
      .filter((name) => !exported.has(name))
      .map((name) => `${template.path}: ${name}`);
  });
  expect(missing).toEqual([]);
});
