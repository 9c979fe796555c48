import { expect, test } from 'vitest';
import type { ApiFileProp } from '../../../src/model/api-file.ts';
import { extractSources } from '../../support/extract-sources.ts';

const manifest = (name: string, homepage: unknown) =>
  JSON.stringify({ name, version: '1.0.0', types: './index.d.ts', homepage });
const asWritten =
  'See [slots](/lib/slots/#all), [here](#size), [there](//cdn.test/x) and <a href="/lib/sx/">sx</a>.';
const props = (name: string) => `
  export interface ${name} {
    /** ${asWritten} */
    size?: string;
    /** @deprecated Read [why](/lib/why/). */ old?: string; /** In [one line](/lib/line/). */ tone?: string;
  }`;

const { component } = await extractSources({
  'src/index.ts': "export * from './box.tsx';",
  'src/box.tsx': `
    import type { Installed } from 'installed';
    import type { Hosted } from 'hosted';
    import type { Homeless } from 'homeless';
    ${props('Own')}
    export function OwnBox(props: Own) { return <b>{props.size}</b>; }
    export function InstalledBox(props: Installed) { return <b>{props.size}</b>; }
    export function HostedBox(props: Hosted) { return <b>{props.size}</b>; }
    export function HomelessBox(props: Homeless) { return <b>{props.size}</b>; }
  `,
  'node_modules/installed/package.json': manifest('installed', 'https://lib.test/docs/start/'),
  'node_modules/installed/index.d.ts': props('Installed'),
  'node_modules/hosted/package.json': manifest('hosted', 'https://github.com/lib/lib#readme'),
  'node_modules/hosted/index.d.ts': props('Hosted'),
  'node_modules/homeless/package.json': manifest('homeless', ['no', 'text']),
  'node_modules/homeless/index.d.ts': props('Homeless'),
});

function textsOf(name: string): readonly (string | undefined)[] {
  const { props: own, inherited = [] } = component(name);
  type Texts = Pick<ApiFileProp, 'description' | 'deprecationInfo'>;
  const items = inherited.flatMap((group) => group.items);
  const byName: Readonly<Record<string, Texts>> = {
    ...Object.fromEntries(items.map((item) => [item.name, item])),
    ...own,
  };
  const { size, old, tone } = byName;
  return [size?.description, old?.deprecationInfo, tone?.description];
}

test('links from the root of the site of an installed package lead there', () => {
  expect(textsOf('InstalledBox')).toEqual([
    'See [slots](https://lib.test/lib/slots/#all), [here](#size), [there](//cdn.test/x) and <a href="https://lib.test/lib/sx/">sx</a>.',
    'Read [why](https://lib.test/lib/why/).',
    'In [one line](https://lib.test/lib/line/).',
  ]);
});

test.for(['OwnBox', 'HostedBox', 'HomelessBox'])('%s has the links as they are written', (name) => {
  expect(textsOf(name)).toEqual([asWritten, 'Read [why](/lib/why/).', 'In [one line](/lib/line/).']);
});
