import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkspace, type SiteFiles, type Workspace } from '../support/workspace.ts';

/** A site that an author edits. */
interface DevSnapshot {
  readonly pages: ReadonlyMap<string, { readonly title: string; readonly localeVersion: number }>;
  readonly titles: number;
  readonly demo: number;
  readonly component: number;
}

const first: DevSnapshot = {
  pages: new Map(['button', 'link', 'list'].map((name) => [name, { title: name, localeVersion: 1 }])),
  titles: 1,
  demo: 1,
  component: 1,
};

type Edit = (snapshot: DevSnapshot) => DevSnapshot;

function editPages(
  snapshot: DevSnapshot,
  change: (pages: Map<string, { title: string; localeVersion: number }>, names: string[]) => void,
): DevSnapshot {
  const pages = new Map(snapshot.pages);
  change(pages, [...pages.keys()]);
  return { ...snapshot, pages };
}

const names = fc.constantFrom('card', 'chip', 'menu', 'list', 'tabs');
const index = fc.nat(9);

const edits: fc.Arbitrary<{ readonly words: string; readonly edit: Edit }> = fc.oneof(
  index.map((at) => ({
    words: `edit page ${at}`,
    edit: (snapshot: DevSnapshot) =>
      editPages(snapshot, (pages, all) => {
        const name = all[at % all.length] ?? '';
        const old = pages.get(name);
        if (old) pages.set(name, { ...old, localeVersion: old.localeVersion + 1 });
      }),
  })),
  names.map((name) => ({
    words: `add ${name}`,
    edit: (snapshot: DevSnapshot) =>
      editPages(snapshot, (pages) => pages.set(name, { title: name, localeVersion: 0 })),
  })),
  index.map((at) => ({
    words: `remove page ${at}`,
    edit: (snapshot: DevSnapshot) =>
      editPages(snapshot, (pages, all) => pages.delete(all[1 + (at % (all.length - 1))] ?? '')),
  })),
  fc.tuple(index, names).map(([at, name]) => ({
    words: `rename page ${at} to ${name}`,
    edit: (snapshot: DevSnapshot) =>
      editPages(snapshot, (pages, all) => {
        const old = all[1 + (at % (all.length - 1))] ?? '';
        const moved = pages.get(old);
        if (moved && !pages.has(name) && pages.delete(old)) pages.set(name, moved);
      }),
  })),
  fc.constant({
    words: 'edit navigation titles',
    edit: (snapshot: DevSnapshot) => ({ ...snapshot, titles: snapshot.titles + 1 }),
  }),
  fc.constant({
    words: 'edit the component',
    edit: (snapshot: DevSnapshot) => ({ ...snapshot, component: snapshot.component + 1 }),
  }),
  fc.constant({
    words: 'edit the demo',
    edit: (snapshot: DevSnapshot) => ({ ...snapshot, demo: snapshot.demo + 1 }),
  }),
);

/** A component that shows the side navigation; every third edition of it is an island. */
const componentText = (
  localeVersion: number,
) => `${localeVersion % 3 === 0 ? "export const island = 'visible';\n" : ''}
const words = ({ title, description, items = [] }) => [title, description, ...items.flatMap(words)].join(' ');

export default function Titles({ page }) {
  return <p>{[${localeVersion}, page.title, ...(page.navigation ?? []).map(words)].join(' ')}</p>;
}
`;

/** The draft as files. The first page shows the demo, the last one the component; each page links to the next. */
function filesOf({ pages, titles, demo, component }: DevSnapshot): SiteFiles {
  const all = [...pages.keys()];
  const texts = [...pages].map(([name, { title, localeVersion }], at) => {
    const next = all[(at + 1) % all.length];
    const part = at === 0 ? '{{"demo": "Counter.tsx"}}\n\n' : '';
    const last = at === all.length - 1 ? '{{"component": "Titles"}}\n\n' : '';
    const body = `${part}${last}Edition ${localeVersion}, then [the next](./${next}.md).`;
    return [`content/acme/${name}.md`, page(title, body)];
  });
  return {
    ...smallSite,
    'templates/components/Titles.jsx': componentText(component),
    'content/acme/link.md': '',
    'content/acme/button.md': '',
    'content/acme/Counter.tsx':
      `${smallSite['content/acme/Counter.tsx']}export const edition = ${demo};\n`.replace(
        'Pressed',
        `Pressed ${demo}:`,
      ),
    'content/navigation/acme.yaml': navigation(
      all.map((name, at) => [`/acme/${name}/`, `${name} ${at === 1 ? titles : ''}`]),
    ),
    ...Object.fromEntries(texts),
  };
}

async function sync(workspace: Workspace, before: SiteFiles, after: SiteFiles): Promise<void> {
  for (const path of Object.keys(before)) if (!(path in after)) await workspace.remove(path);
  const changed = Object.entries(after).filter(([path, text]) => before[path] !== text);
  await workspace.write(Object.fromEntries(changed));
}

test('after any edits, the website is the one that a clean build of the same content gives', async () => {
  await using folders = await temporaryFolder();
  const live = openWorkspace(join(folders.path, 'live'));
  const clean = openWorkspace(join(folders.path, 'clean'));
  let written: SiteFiles = {};
  const save = async (snapshot: DevSnapshot) => {
    for (const workspace of [live, clean]) await sync(workspace, written, filesOf(snapshot));
    written = filesOf(snapshot);
    expect(await live.build()).toMatchObject({ ok: true, diagnostics: [] });
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 4, maxLength: 4 }), async (sequence) => {
        let snapshot = first;
        await save(snapshot);
        for (const { edit } of sequence) {
          snapshot = edit(snapshot);
          await save(snapshot);
        }
        await rm(join(clean.root, 'dist'), { recursive: true, force: true });
        await clean.freshBuild({ flags: { force: true } });
        expect(await live.output()).toEqual(await clean.output());
      }),
      { numRuns: 6, endOnFailure: true },
    );
  } finally {
    await live.close();
  }
});
