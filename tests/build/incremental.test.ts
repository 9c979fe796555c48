import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { navigation, page, smallSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkspace, type SiteFiles, type Workspace } from '../support/workspace.ts';

/** A site that an author edits. */
interface SiteState {
  readonly pages: ReadonlyMap<string, { readonly title: string; readonly revision: number }>;
  readonly titles: number;
  readonly demo: number;
  readonly component: number;
}

const first: SiteState = {
  pages: new Map(['button', 'link', 'list'].map((name) => [name, { title: name, revision: 1 }])),
  titles: 1,
  demo: 1,
  component: 1,
};

type Edit = (state: SiteState) => SiteState;

function editPages(
  state: SiteState,
  change: (pages: Map<string, { title: string; revision: number }>, names: string[]) => void,
): SiteState {
  const pages = new Map(state.pages);
  change(pages, [...pages.keys()]);
  return { ...state, pages };
}

const names = fc.constantFrom('card', 'chip', 'menu', 'list', 'tabs');
const index = fc.nat(9);

const edits: fc.Arbitrary<{ readonly words: string; readonly edit: Edit }> = fc.oneof(
  index.map((at) => ({
    words: `edit page ${at}`,
    edit: (state: SiteState) =>
      editPages(state, (pages, all) => {
        const name = all[at % all.length] ?? '';
        const old = pages.get(name);
        if (old) pages.set(name, { ...old, revision: old.revision + 1 });
      }),
  })),
  names.map((name) => ({
    words: `add ${name}`,
    edit: (state: SiteState) => editPages(state, (pages) => pages.set(name, { title: name, revision: 0 })),
  })),
  index.map((at) => ({
    words: `remove page ${at}`,
    edit: (state: SiteState) =>
      editPages(state, (pages, all) => pages.delete(all[1 + (at % (all.length - 1))] ?? '')),
  })),
  fc.tuple(index, names).map(([at, name]) => ({
    words: `rename page ${at} to ${name}`,
    edit: (state: SiteState) =>
      editPages(state, (pages, all) => {
        const old = all[1 + (at % (all.length - 1))] ?? '';
        const moved = pages.get(old);
        if (moved && !pages.has(name) && pages.delete(old)) pages.set(name, moved);
      }),
  })),
  fc.constant({
    words: 'edit navigation titles',
    edit: (state: SiteState) => ({ ...state, titles: state.titles + 1 }),
  }),
  fc.constant({
    words: 'edit the component',
    edit: (state: SiteState) => ({ ...state, component: state.component + 1 }),
  }),
  fc.constant({
    words: 'edit the demo',
    edit: (state: SiteState) => ({ ...state, demo: state.demo + 1 }),
  }),
);

/** A component that shows the side navigation; every third version is an island. */
const componentText = (revision: number) => `${revision % 3 === 0 ? "export const island = 'visible';\n" : ''}
const words = ({ title, description, items = [] }) => [title, description, ...items.flatMap(words)].join(' ');

export default function Titles({ page }) {
  return <p>{[${revision}, page.title, ...(page.navigation ?? []).map(words)].join(' ')}</p>;
}
`;

/**
 * Returns the files of a site. The first page shows the demo, the last one the component; each page links to
 * the next.
 */
function filesOf({ pages, titles, demo, component }: SiteState): SiteFiles {
  const all = [...pages.keys()];
  const texts = [...pages].map(([name, { title, revision }], at) => {
    const next = all[(at + 1) % all.length];
    const part = at === 0 ? '{{"demo": "Counter.tsx"}}\n\n' : '';
    const last = at === all.length - 1 ? '{{"component": "Titles"}}\n\n' : '';
    const body = `${part}${last}Revision ${revision}, then [the next](./${next}.md).`;
    return [`content/acme/${name}.md`, page(title, body)];
  });
  return {
    ...smallSite,
    'templates/components/Titles.jsx': componentText(component),
    'content/acme/link.md': '',
    'content/acme/button.md': '',
    'content/acme/Counter.tsx':
      `${smallSite['content/acme/Counter.tsx']}export const revision = ${demo};\n`.replace(
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

test('after any sequence of edits, an incremental build equals a clean build', async () => {
  await using folders = await temporaryFolder();
  const live = openWorkspace(join(folders.path, 'live'));
  const clean = openWorkspace(join(folders.path, 'clean'));
  let written: SiteFiles = {};
  const save = async (state: SiteState) => {
    for (const workspace of [live, clean]) await sync(workspace, written, filesOf(state));
    written = filesOf(state);
    expect(await live.build()).toMatchObject({ ok: true, diagnostics: [] });
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 4, maxLength: 4 }), async (sequence) => {
        let state = first;
        await save(state);
        for (const { edit } of sequence) {
          state = edit(state);
          await save(state);
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
