import { posix } from 'node:path';
import * as z from 'zod';
import { languageTagPattern } from '../lib/language-tag-pattern.ts';
import { scriptSchemes } from '../lib/link-scheme.ts';
import { siteAddress } from '../lib/path.ts';
import type { SourcePath } from '../model/path.ts';
import { tagOfLanguage } from './tag-of-language.ts';

/** The required form of a text, and the correction of a near miss. */
interface TextRule {
  readonly pattern: RegExp;
  /** What the pattern does not express. */
  readonly isValid?: (text: string) => boolean;
  /** Continues the subject: `"products[1].root" must start and end with a slash`. */
  readonly must: string;
  /** Returns the text that was probably meant, if that is clear. */
  readonly correct?: (text: string) => string | undefined;
}

const ruledText =
  ({ pattern, isValid = () => true, must, correct }: TextRule) =>
  (): z.ZodString => {
    const fits = (text: string) => pattern.test(text) && isValid(text);
    const schema = z.string().check(({ value, issues }) => {
      if (fits(value)) return;
      const corrected = correct?.(value);
      const params = corrected !== undefined && fits(corrected) ? { corrected } : {};
      issues.push({ code: 'custom', message: must, input: value, params });
    });
    return schema.meta({ pattern: pattern.source });
  };

/** A text that is not blank. */
export const someText = ruledText({ pattern: /\S/, must: 'must not be empty' });

/** `material-ui`: valid in URLs, file names and attributes. */
export const identifier = ruledText({
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  must: 'must contain only lowercase letters, digits and single dashes',
  correct: (text) => {
    // `Café` → `cafe`; letters that have no such form, as in `Größe`, are not guessed.
    const plain = text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
    if (/(?![a-z])\p{L}/u.test(plain)) return undefined;
    return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  },
});

/** `/material-ui/`, `/`: a root in the URL space. */
export const slashedPath = ruledText({
  pattern: /^\/([^/\s?#\\]+\/)*$/,
  must: 'must start and end with a slash',
  correct: (text) => {
    const path = text.trim().replace(/^https?:\/\/[^/]*/, '');
    // Shells of Windows make `C:/Program Files/Git/docs/` of `/docs/`.
    return /^[A-Za-z]:/.test(path) ? undefined : `/${path}/`.replace(/[/\\\s]+/g, '/');
  },
});

/** `/old/page/`, `/x/:name/`: an address of the site, with or without trailing slash. */
export const sitePath = ruledText(siteAddress);

/** `/new/` or `https://…`: the target of a link. */
export const target = ruledText({
  pattern: /^(\/(?!\/)|https?:\/\/[^\s/]|#)\S*$/,
  must: 'must start with one slash or with https://, and contain no blanks',
  correct: (text) => {
    if (/^[\w-]+:/.test(text)) return undefined;
    // `//docs.acme.dev` has the scheme of its page.
    if (/^\/\/\S/.test(text)) return `https:${text}`;
    const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) && !fileName.test(text);
    return isHost ? `https://${text}` : `/${text.replace(/^[./]+/, '')}`;
  },
});

/** `https://docs.acme.dev`: scheme and host. */
export const origin = ruledText({
  pattern: /^https?:\/\/[^\s/?#@]+\/?$/,
  isValid: isUrl,
  must: 'must be an origin such as https://docs.acme.dev, without a path',
  correct: (text) => `${/^\s*http:/i.test(text) ? 'http' : 'https'}://${hostOf(text)}`,
});

/** `https://github.com/acme/ui`. */
export const url = ruledText({
  pattern: /^https?:\/\/[^\s/]+\S*$/,
  isValid: isUrl,
  must: 'must be a URL that starts with https:// or http://',
  correct: urlOf,
});

/** `docs.acme.dev`, `localhost:4173`. */
export const host = ruledText({
  pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
  must: 'must be a host name such as docs.acme.dev, without scheme and path',
  correct: (text) => hostOf(text).toLowerCase(),
});

/** `vscode`: a scheme that runs no script. */
export const linkScheme = ruledText({
  pattern: new RegExp(`^(?!(?:${scriptSchemes.join('|')})$)[a-z][a-z0-9+.-]*$`),
  must: `must be a scheme such as vscode, and none of ${scriptSchemes.join(', ')}`,
  correct: (text) => text.trim().toLowerCase().replace(/:.*$/, ''),
});

/** `API_URL`: the name of an environment variable. */
export const environmentName = ruledText({
  pattern: /^(?!NODE_ENV$)[A-Za-z_]\w*$/,
  must: 'must be letters, digits and underscores; NODE_ENV is always "production"',
  correct: (text) => text.replace(/\W+/g, '_').replace(/^(?=\d)/, '_'),
});

const relativePath = 'must be a path relative to the content folder, with forward slashes';

/** `C:\site\logos/ui.svg` → `site/logos/ui.svg` */
const asRelative = (text: string): string =>
  text
    .replace(/^[A-Za-z]:/, '')
    .replaceAll('\\', '/')
    .replace(/^\/+/, '');

/** `navigation/material-ui.yaml`, `../elsewhere`: a path relative to the content folder. */
export const relativeFile = ruledText({
  pattern: /^(?![/\\]|[A-Za-z]:)[^\\]+$/,
  must: relativePath,
  correct: asRelative,
});

/** `https://cache.acme.dev/docs`, `../.remote-cache`: where a remote cache is. */
export const cachePlace = ruledText({
  pattern: /^(?:https?:\/\/(?![^/]*@)[^\s/]+\S*|(?![/\\]|[A-Za-z][\w+.-]*:)[^\\]+)$/,
  must: 'must be a URL without a name and password, or a path relative to the content folder',
  correct: (text) => text.replace(/^(https?:\/\/)[^/]*@/, '$1'),
});

/** `fonts/brand.ttf`: a font that pictures are rendered with. */
export const cardFont = ruledText({
  pattern: /^(?![/\\]|[A-Za-z]:)[^\\]+\.(?:ttf|otf|woff)$/i,
  must: `${relativePath}, with one of the ends .ttf, .otf and .woff`,
  correct: (text) => asRelative(text).replace(/(?:\.\w+)?$/, '.woff'),
});

/** `public`, `../static`: a folder that neither is nor contains the content folder. */
export const separateFolder = ruledText({
  pattern: /^(?![/\\]|[A-Za-z]:)(?!(?:\.{0,2}\/+)*\.{0,2}$)[^\\]+$/,
  must: `${relativePath}, and must not contain that folder`,
  correct: asRelative,
});

/** `en`, `zh-Hant`. */
export const languageTag = ruledText({
  pattern: languageTagPattern,
  must: 'must be a language tag such as en or pt-BR',
  correct: (text) => tagOfLanguage(text.trim()) ?? canonicalTag(text),
});

/** `#0a66c2`, `oklch(0.6 0.1 250)`: a colour that cannot end a CSS declaration. */
export const colour = ruledText({
  pattern: /^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|(rgb|hsl|hwb|lab|lch|oklab|oklch)\([\w\s.,%/+-]+\))$/,
  must: "must be a CSS colour such as '#0a66c2'",
  correct: (text) => `#${text.replace(/^#/, '')}`,
});

const family = String.raw`(?:"[\w .-]+"|'[\w .-]+'|[A-Za-z][\w-]*(?: [\w-]+)*)`;

/** `Inter`, `"Source Serif 4", Georgia, serif`: a list of font families that cannot end a CSS declaration. */
export const fontFamilies = ruledText({
  pattern: new RegExp(`^${family}(?:, ?${family})*$`),
  must: 'must be font families separated by commas, such as Inter, sans-serif',
  correct: (text) =>
    text
      .replace(/[;{}]+/g, '')
      .trim()
      .replace(/\s*,\s*/g, ', '),
});

/** `400`, `100 900`. */
export const fontWeight = (): z.ZodType<string> =>
  z
    .union([z.number(), z.string()])
    .transform(String)
    .check(({ value, issues }) => {
      if (/^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/.test(value)) return;
      const message = 'must be a weight such as 400, or a range such as 100 900';
      issues.push({ code: 'custom', message, input: value });
    });

/** `U+0000-00FF, U+0131`. */
export const unicodeRange = ruledText({
  pattern: /^U\+[0-9A-Fa-f?]+(?:-[0-9A-Fa-f]+)?(?:, ?U\+[0-9A-Fa-f?]+(?:-[0-9A-Fa-f]+)?)*$/,
  must: 'must be Unicode ranges such as U+0000-00FF, U+0131',
});

/** `site.css`, `styles/print.css`: a style sheet relative to the content folder. */
export const styleFile = ruledText({
  pattern: /^(?![/\\]|[A-Za-z]:)[^\\]+\.css$/,
  must: 'must be a .css file relative to the content folder, with forward slashes',
  correct: (text) => `${asRelative(text).replace(/\.\w+$/, '')}.css`,
});

/** A whole number within limits, which belong to it. */
export const wholeNumber = (least: number, most: number): z.ZodNumber =>
  z
    .number()
    .check(({ value, issues }) => {
      if (Number.isInteger(value) && value >= least && value <= most) return;
      const corrected = Math.min(most, Math.max(least, Math.round(value)));
      const message = `must be a whole number from ${least} to ${most}`;
      issues.push({ code: 'custom', message, input: value, params: { corrected: String(corrected) } });
    })
    .meta({ minimum: least, maximum: most, multipleOf: 1 });

/** A number from 0 to 1. */
export const share = (): z.ZodNumber =>
  z
    .number()
    .check(({ value, issues }) => {
      if (value >= 0 && value <= 1) return;
      issues.push({ code: 'custom', message: 'must be a number from 0 to 1', input: value });
    })
    .meta({ minimum: 0, maximum: 1 });

/** `guide.html`, which is no host. */
const fileName = /^[^/]+\.(?:html?|css|js|json|xml|txt|pdf|svg|png|jpe?g|webp|woff2?)$/i;

/** `https://docs.acme.dev:port` looks like a URL, and is none. */
function isUrl(text: string): boolean {
  return URL.canParse(text);
}

/**
 * `docs.acme.dev/ui` → `https://docs.acme.dev/ui`; a repository may be written as in `package.json` or for
 * Git: `acme/ui`, `github:acme/ui`, `git@github.com:acme/ui.git` → `https://github.com/acme/ui`
 */
function urlOf(text: string): string | undefined {
  const written = text.trim();
  const [, name] = /^(?:github:)?([\w-]+\/[\w.-]+)$/.exec(written) ?? [];
  if (name !== undefined) return `https://github.com/${name}`;
  const [, host, path] = /^(?:(?:git\+)?ssh:\/\/)?git@([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(written) ?? [];
  if (host !== undefined) return `https://${host}/${path}`;
  const [, address] = /^git(?:\+https?)?:\/\/(.+?)(?:\.git)?$/.exec(written) ?? [];
  if (address !== undefined) return `https://${address}`;
  return /^[a-z][\w+.-]*:\/\//i.test(written) ? undefined : `https://${written.replace(/^\/+/, '')}`;
}

/** `https://docs.acme.dev/ui` → `docs.acme.dev` */
function hostOf(text: string): string {
  const address = text.trim().replace(/^\w+:\/+/, '');
  return address.replace(/[/?#].*$/, '');
}

/** `EN_us` → `en-US` */
function canonicalTag(text: string): string | undefined {
  const tag = text.trim().replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // `english!` is not a tag in any spelling.
    return undefined;
  }
}

interface UniqueKey<Item> {
  /** Name of the list: `products`. */
  readonly list: string;
  /** Key inside an item; absent if the item is the key. */
  readonly key?: string;
  readonly keyOf: (item: Item) => string | undefined;
}

/** Creates a check for `z.array(…)` that no two items have the same key. */
export function unique<Item>({ list, key, keyOf }: UniqueKey<Item>): z.core.$ZodCheck<Item[]> {
  return z.check(({ value, issues }) => {
    const first = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      const name = keyOf(item);
      if (name === undefined) continue;
      const earlier = first.get(name);
      const message = `repeats "${name}" of ${list}[${earlier}]`;
      const path = key === undefined ? [index] : [index, key];
      if (earlier === undefined) first.set(name, index);
      else issues.push({ code: 'custom', message, input: value, path });
    }
  });
}

/** Normalises a path of the configuration: `./logos//ui.svg` → `logos/ui.svg`, `pages/` → `pages`. */
export function sourcePath(file: string): SourcePath {
  return posix.normalize(file).replace(/(?<=.)\/$/, '') as SourcePath;
}
