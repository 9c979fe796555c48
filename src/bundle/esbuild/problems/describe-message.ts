import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { asSentence } from '../../../lib/as-sentence.ts';
import { nearestName } from '../../../lib/nearest-name.ts';
import type { FilePath } from '../../../model/path.ts';
import { syntaxHint } from '../../../parse/demo/syntax-hint.ts';
import {
  type Description,
  describeAlias,
  describeUnresolved,
  type MessageContext,
} from './describe-unresolved.ts';
import { exportedNames } from './exported-names.ts';
import { missingDefault } from './missing-default.ts';
import { missingInAsset } from './missing-in-asset.ts';
import { unresolvedImport } from './missing-package.ts';

/** Describes an error of esbuild in the words of an author: what is wrong, and what to write instead. */
export function describeMessage(message: Message, context: MessageContext): Description {
  const specifier = unresolvedImport(message.text);
  if (specifier !== undefined) return describeUnresolved(specifier, context);
  const [, target, alias] = /^Could not resolve "(.+)" \(originally "(.+)"\)$/s.exec(message.text) ?? [];
  if (target !== undefined && alias !== undefined) return describeAlias(alias, target, context);
  const [, extension, file] = /^No loader is configured for "(.*)" files: (.+)$/.exec(message.text) ?? [];
  if (extension !== undefined && file !== undefined) return withoutLoader(extension, file);
  const [, queried] = /^Unknown query of the import "(.+)"$/s.exec(message.text) ?? [];
  if (queried !== undefined) return withUnknownQuery(queried);
  const [, module, name] = /^No matching export in "(.+)" for import "(.+)"$/.exec(message.text) ?? [];
  if (module !== undefined && name !== undefined) return missingExport(module, name, context);
  return otherMessage(message, context);
}

function withUnknownQuery(specifier: string): Description {
  const [path = '', query = ''] = specifier.split('?');
  return {
    code: 'import-type',
    message: `An import cannot end with "?${query}".`,
    hint: `Import its text from "${path}?raw", or its address from "${path}?url".`,
  };
}

function otherMessage({ text, notes, location }: Message, { file }: MessageContext): Description {
  const note = notes.find(({ location }) => !location)?.text.split('\n')[0];
  // Notes of esbuild name its own options, which an author cannot set.
  const own = note !== undefined && !/esbuild|external|loader/.test(note) ? note : undefined;
  if (/JSX syntax extension is not currently enabled/.test(text))
    return {
      code: 'demo-compile',
      message: 'This file contains JSX, but its extension does not allow it.',
      hint: 'Rename it to .tsx, .jsx or .js.',
    };
  const hint = shownCharacter(text) ?? own ?? (file && location ? hintAt(file, location, text) : undefined);
  return {
    code: 'demo-compile',
    message: asSentence(text),
    ...(hint !== undefined && { hint }),
  };
}

/** A brace in text is mostly the end of a function whose element was not closed. */
function shownCharacter(text: string): string | undefined {
  const [, character] = /^The character "(.)" is not valid inside a JSX element$/.exec(text) ?? [];
  if (character === undefined) return undefined;
  return `Close the element before it with "/>" or its closing tag. To show the character, write {'${character}'}.`;
}

type Location = NonNullable<Message['location']>;

/** The column of a message, from 1. esbuild counts bytes from 0, and Sass characters of a line not given. */
export function columnOf({ lineText, column }: Pick<Location, 'lineText' | 'column'>): number {
  if (lineText === '') return column + 1;
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}

/** How to correct a syntax error; undefined if esbuild does not say enough. */
function hintAt(file: FilePath, location: Location, message: string): string | undefined {
  const { line, lineText } = location;
  const column = columnOf(location);
  if (file.endsWith('.css')) {
    const [, mark] = /^Expected "(.)"$/.exec(message) ?? [];
    const before = lineText.slice(0, column - 1).trim();
    return mark === undefined || before === '' ? undefined : before + mark + lineText.slice(column - 1);
  }
  if (!/\.(?:[cm]?[jt]sx?|json)$/.test(file) || !existsSync(file)) return undefined;
  return syntaxHint({ text: readFileSync(file, 'utf8'), path: file, message, line, column });
}

const pictures = /^\.(?:svg|png|tiff?|bmp|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm)$/i;

function withoutLoader(extension: string, file: string): Description {
  const name = basename(file);
  return {
    code: 'import-type',
    message:
      extension === ''
        ? `A module cannot import "${name}", which has no extension.`
        : `A module cannot import "${extension}" files such as "${name}".`,
    hint: loaderHint(extension, name),
  };
}

function loaderHint(extension: string, name: string): string {
  if (pictures.test(extension)) return `Move it to the public folder, and write its address: src="/${name}"`;
  if (/^\.(?:vue|svelte|astro)$/.test(extension)) return 'Write it as a React component: .tsx or .jsx.';
  if (/^\.(?:less|styl)$/.test(extension)) return 'Write it as CSS, or as .scss with the package "sass".';
  return `Import its text as "${name}?raw", or its address as "${name}?url".`;
}

function missingExport(module: string, name: string, { root, file }: MessageContext): Description {
  const own = file !== undefined && resolve(root, module) === file;
  if (name === 'default' && own)
    return {
      code: 'missing-export',
      message: 'This module has no default export, so the page cannot show it.',
      ...missingDefault(file),
    };
  const asset = missingInAsset(resolve(root, module), name);
  if (asset) return { code: 'missing-export', ...asset };
  const exported = exportedNames(resolve(root, module));
  const near = nearestName(
    name,
    exported.filter((one) => one !== name),
  );
  return {
    code: 'missing-export',
    message:
      name === 'default' ? `"${module}" has no default export.` : `"${module}" does not export "${name}".`,
    hint: exported.includes(name)
      ? 'It is written there, so first correct the problems of that module and of those that it exports from.'
      : near === undefined
        ? listed(exported)
        : `Did you mean "${near}"?`,
  };
}

function listed(exported: readonly string[]): string {
  if (exported.length === 0) return 'Export it there, or correct the import.';
  const others = exported.length > 8 ? ` and ${exported.length - 8} more` : '';
  return `It exports ${exported.slice(0, 8).join(', ')}${others}.`;
}
