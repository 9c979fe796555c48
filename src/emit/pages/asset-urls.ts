import { withBase } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { BrowserBundle, ServerBundle } from '../../model/entry.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import { assetFile } from '../asset-file.ts';

/**
 * URL of every built asset by the name that pages use, and under `imports:<entry>` the URLs of the imports of
 * its chunk, separated by spaces.
 */
export function assetUrls(
  base: string,
  named: ReadonlyMap<string, OutputFile>,
  browser: BrowserBundle | undefined,
): ReadonlyMap<string, string> {
  const files = [...named].map(([name, file]) => [name, withBase(base, file.path)] as const);
  return new Map([...files, ...(browser ? chunkUrls(browser, base) : [])]);
}

const chunkUrls = memoize((browser: BrowserBundle, base: string): readonly (readonly [string, string])[] =>
  [...browser.assets].flatMap(([id, { path, imports, styles }]): (readonly [string, string])[] => [
    [id, withBase(base, path)],
    [`imports:${id}`, imports.map((imported) => withBase(base, imported)).join(' ')],
    ...(styles === undefined ? [] : [[`css:${id}`, withBase(base, styles)] as const]),
  ]),
);

/** The style sheets of components that are no islands, which the bundle for the browser does not contain. */
export function partStyles(server: ServerBundle, browser: BrowserBundle): [name: string, OutputFile][] {
  const bytes = new Map(server.files.map((file) => [file.path, file.bytes]));
  return [...server.demos].flatMap(([id, { styles }]): [string, OutputFile][] => {
    if (styles === undefined || browser.assets.get(id)?.styles !== undefined) return [];
    const css = new TextDecoder().decode(bytes.get(styles));
    return [[`css:${id}`, assetFile(id.replace(/\W+/g, '-'), 'css', css)]];
  });
}

/** A chunk is named by its content, so its name serves as its hash. */
export function chunkFile({ path, bytes }: BrowserBundle['files'][number]): OutputFile {
  return { path: path as OutputPath, phase: 'asset', hash: path, content: bytes };
}
