import { isInside } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { Severity } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/path.ts';

/** A file or folder that `site.yaml` names. */
export interface NamedSource {
  /** `products[0].logo` */
  readonly key: string;
  readonly path: SourcePath;
  readonly kind: 'file' | 'folder' | 'file or folder';
  /** How serious it is that the source does not exist. */
  readonly severity: Severity;
}

/** A source whose key may be missing. */
type MaybeNamed = Omit<NamedSource, 'path'> & { readonly path: SourcePath | undefined };

/** Returns the files and folders that the configuration names, defaults included. */
export function namedSources(config: Config): NamedSource[] {
  return [...productSources(config), ...siteSources(config)].flatMap(({ path, ...named }) =>
    path === undefined ? [] : [{ ...named, path }],
  );
}

/** Returns the files and folders that the configuration names but that do not exist. */
export const absentSources = memoize(
  (
    paths: Pick<ReadonlyMap<SourcePath, unknown>, 'has' | 'keys'>,
    config: Config,
  ): ReadonlySet<SourcePath> => {
    const isEmpty = (folder: SourcePath) => {
      for (const path of paths.keys()) if (isInside(folder, path)) return false;
      return true;
    };
    const absent = namedSources(config).filter(({ kind, path }) =>
      kind === 'file' ? !paths.has(path) : isEmpty(path),
    );
    return new Set(absent.map(({ path }) => path));
  },
);

function productSources({ products, places }: Config): MaybeNamed[] {
  return products.flatMap(({ navigation, logo, content, api }, index) => {
    const product = `products[${index}]`;
    return [
      { key: `${product}.navigation`, path: navigation, kind: 'file', severity: 'error' },
      { key: `${product}.logo`, path: logo, kind: 'file', severity: 'warning' },
      { key: `${product}.content`, path: content, kind: 'folder', severity: 'warning' },
      ...(api?.documents ?? []).map((path): MaybeNamed => {
        const key = documentsKey(`${product}.api`, path === api?.extraction?.out, places);
        return { key, path, kind: 'folder', severity: 'warning' };
      }),
    ];
  });
}

/** The key that names a folder of API documents. */
function documentsKey(key: string, isOut: boolean, places: Config['places']): string {
  const inside = `${key}.${isOut ? 'out' : 'documents'}`;
  return places[inside] ? inside : key;
}

function siteSources(config: Config): MaybeNamed[] {
  const { components, includes, styles, fontFaces, linkManifests, places } = config;
  const listed = (key: string, paths: readonly SourcePath[], how: Pick<NamedSource, 'kind' | 'severity'>) =>
    paths.map((path, index) => ({ key: `${key}[${index}]`, path, ...how }));
  const fonts = fontIndexes(places).files;
  return [
    ...listed('components', components, { kind: 'folder', severity: 'warning' }),
    ...listed('includes', includes, { kind: 'file or folder', severity: 'warning' }),
    ...listed('styles', styles, { kind: 'file', severity: 'error' }),
    ...fontFaces.map(({ source: path }, position): NamedSource => {
      return { key: `fonts[${fonts[position]}].file`, path, kind: 'file', severity: 'error' };
    }),
    ...linkManifests.map(({ source: path }, index): NamedSource => {
      const key = `linkManifests[${index}]`;
      const inside = `${key}.file`;
      return { key: places[inside] ? inside : key, path, kind: 'file', severity: 'warning' };
    }),
    { key: 'public', path: config.publicDir, kind: 'folder', severity: 'warning' },
    { key: 'pageModules', path: config.pageModules, kind: 'folder', severity: 'warning' },
    { key: 'errorCodes', path: config.errorCodes, kind: 'file', severity: 'warning' },
  ];
}

/** Returns the positions of style sheets and of font files in the list `fonts` of `site.yaml`. */
export function fontIndexes(places: Config['places']): {
  readonly sheets: readonly number[];
  readonly files: readonly number[];
} {
  const found = { sheets: [] as number[], files: [] as number[] };
  for (let index = 0; places[`fonts[${index}]`] !== undefined; index += 1)
    found[places[`fonts[${index}].file`] === undefined ? 'sheets' : 'files'].push(index);
  return found;
}
