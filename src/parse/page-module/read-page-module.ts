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
  const flags = Object.assign({}, ...elementsOf(scanModule(text)).map((element) => flagsOf(text, element)));
  return { source, flags };
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

function flagsOf(text: string, { start, end, content }: ElementToken): PageFlags {
  const parts = [...text.slice(start, content?.start ?? end).matchAll(part)].map(([written]) => written);
  const values = pageFlags.flatMap((flag) => {
    const at = parts.indexOf(flag);
    if (at < 0 || parts[at - 1] === '=') return [];
    if (parts[at + 1] !== '=') return [[flag, true] as const];
    const value = literal.exec(parts[at + 2] ?? '')?.[1];
    return value === undefined ? [] : [[flag, value === 'true'] as const];
  });
  return Object.fromEntries(values);
}
