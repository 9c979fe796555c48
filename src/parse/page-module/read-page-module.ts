import { isStackOverflow } from '../../lib/exceeds-depth.ts';
import { type PageFlags, pageFlags } from '../../model/page-flags.ts';
import type { SourcePath } from '../../model/path.ts';
import type { ElementToken, ModuleToken } from '../demo/module-token.ts';
import { scanModule } from '../demo/scan-module.ts';

/** A module of an existing site that renders a page, and the flags that it gives to the page. */
export interface PageModule {
  readonly source: SourcePath;
  readonly flags: PageFlags;
}

/**
 * Reads the flags of a page from the syntax of its module, which never runs: attributes without a value, or
 * with `{true}` or `{false}`, of any element.
 *
 * `<MarkdownDocs {...pageProps} disableAd />` → `{ disableAd: true }`
 */
export function readPageModule(source: SourcePath, text: string): PageModule {
  if (!pageFlags.some((flag) => text.includes(flag))) return { source, flags: {} };
  const flags = readElements(text).flatMap((element) => flagsOf(text, element));
  return { source, flags: Object.fromEntries(flags) };
}

/** The elements of a module; none if they nest too deep, since such a module renders no page. */
function readElements(text: string): readonly ElementToken[] {
  try {
    return elementsOf(scanModule(text));
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return [];
  }
}

/** Lists elements at any depth, the outer ones first. */
function elementsOf(tokens: readonly ModuleToken[]): ElementToken[] {
  return tokens.flatMap((token) => {
    if (!('inner' in token)) return [];
    const below = elementsOf(token.inner);
    return token.kind === 'element' ? [token, ...below] : below;
  });
}

/** A string, an expression in braces, which may nest twice, or the name of an attribute. */
const part = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[\w$.:-]+|=/g;

/** `{ true }` → `true` */
const literal = /^\{\s*(true|false)\s*\}$/;

function flagsOf(text: string, { start, end, content }: ElementToken): [flag: string, value: boolean][] {
  const parts = [...text.slice(start, content?.start ?? end).matchAll(part)].map(([written]) => written);
  return pageFlags.flatMap((flag): [flag: string, value: boolean][] => {
    const at = parts.indexOf(flag);
    if (at < 0 || parts[at - 1] === '=') return [];
    if (parts[at + 1] !== '=') return [[flag, true]];
    const value = literal.exec(parts[at + 2] ?? '')?.[1];
    return value === undefined ? [] : [[flag, value === 'true']];
  });
}
