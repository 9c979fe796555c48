import { expect } from 'vitest';
import { startDocsHere } from '../support/docs-here.ts';
import { test } from '../support/workspace.ts';

const long = { timeout: 60_000 };

const tsconfig = (folder: string) =>
  JSON.stringify({ compilerOptions: { paths: { '@acme/ui/*': [`./${folder}/*`] } } });
const button = (word: string) => `export const Button = () => <button type="button">${word}</button>;\n`;

test('docs build --watch follows the paths of tsconfig.json and of the file that it extends', async ({
  workspace,
}) => {
  await workspace.write({
    'content/site.yaml': 'name: Acme UI\nserviceWorker: none\n',
    'content/p.md': '---\ndescription: A page.\n---\n\n# P\n\n{{"demo": "Demo.tsx"}}\n',
    'content/Demo.tsx':
      "import { Button } from '@acme/ui/button';\n\nexport default function Demo() {\n  return <Button />;\n}\n",
    'tsconfig.json': '{ "extends": "./tsconfig.base.json" }',
    'tsconfig.base.json': tsconfig('first'),
    'first/button.tsx': button('First button'),
    'second/button.tsx': button('Second button'),
    'third/button.tsx': button('Third button'),
  });
  await using docs = startDocsHere(['build', '--watch'], workspace.root);
  const html = () => workspace.read('dist/p/index.html').catch(() => '');
  await expect.poll(html, long).toContain('First button');
  await workspace.write({ 'tsconfig.base.json': tsconfig('second') });
  await expect.poll(html, long).toContain('Second button');
  await workspace.write({ 'tsconfig.json': tsconfig('third') });
  await expect.poll(html, long).toContain('Third button');
  expect(docs.written()).not.toContain('error');
});
