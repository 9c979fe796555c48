import { page } from './small-site.ts';
import type { SiteFiles } from './workspace.ts';

/** From this number on, demos are compiled apart from what they share. */
const count = 50;

const numbers = Array.from({ length: count }, (_, index) => index);

/** A demo that counts, with a module of its own and one that all demos share. */
export const countingDemo = (index: number, word = 'pressed'): string => `import { useState } from 'react';
import { label } from './own${index}/label';
import { shared } from './shared';

export default function Demo${index}() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{label} {shared} ${word} {count}</button>;
}
`;

/** A site with so many demos that they are compiled apart, the last of them on a page of its own. */
export function manyDemosSite(last = countingDemo(count - 1)): SiteFiles {
  const shown = (demos: readonly number[]) =>
    demos.map((index) => `{{"demo": "Demo${index}.tsx"}}`).join('\n\n');
  return {
    'content/site.yaml':
      'name: Acme UI\nurl: https://docs.acme.dev\nalias: { kit: ../kit }\nproducts:\n  - { id: acme, name: Acme, content: acme }\n',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'kit/word.ts': "export const word = 'kit';\n",
    'src/word.ts': "export const word = 'paths';\n",
    'content/acme/all.md': page('All', shown(numbers.slice(0, -1))),
    'content/acme/last.md': page('Last', shown(numbers.slice(-1))),
    'content/acme/shared.ts': "export const shared = 'shared';\n",
    ...Object.fromEntries(numbers.map((index) => [`content/acme/Demo${index}.tsx`, countingDemo(index)])),
    ...Object.fromEntries(
      numbers.map((index) => [
        `content/acme/own${index}/label.ts`,
        `export const label = 'Demo ${index}';\n`,
      ]),
    ),
    [`content/acme/Demo${count - 1}.tsx`]: last,
  };
}
