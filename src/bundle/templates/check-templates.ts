import { join, sep } from 'node:path';
import type { FileSystem } from '../../effects/file-system.ts';
import { packageRoot } from '../../effects/package-root.ts';
import { relativePath } from '../../lib/relative-path.ts';
import type { Config } from '../../model/config.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { FilePath } from '../../model/path.ts';
import { originalHash, readOrigin, type Template } from './eject-template.ts';
import { nearestTemplate } from './template-parts.ts';

/** What checking the templates of a site needs. */
export interface TemplateCheck {
  readonly config: Pick<Config, 'root' | 'templatesDir' | 'components' | 'contentDir'>;
  readonly files: Pick<FileSystem, 'list' | 'readText'>;
  /** The files in the bundles. A helper module of a template is among them. */
  readonly inputs: Iterable<FilePath>;
}

/** Reports templates of the site that replace none of ours, and copies whose original has changed. */
export async function checkTemplates({ config, files, inputs }: TemplateCheck): Promise<Diagnostic[]> {
  // This repository is a site, too, and its templates are ours.
  if (config.templatesDir === templatesFolder()) return [];
  const own = (await files.list(config.templatesDir)).filter(({ path }) => isModule(path));
  if (own.length === 0) return [];
  const ours = await readTemplates(files);
  const byPath = new Map(ours.map((template) => [template.path, template]));
  const bundled = new Set<string>(inputs);
  const found: Diagnostic[] = [];
  for (const { path, file } of own.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const place = { file: relativePath(config.root, file), line: 1, column: 1 };
    const original = byPath.get(path);
    const problem = original
      ? outdated(original, (await files.readText(file)) ?? '', place)
      : bundled.has(file) || isComponent(file, config)
        ? undefined
        : unknown(path, ours, place);
    if (problem) found.push(problem);
  }
  return found;
}

/**
 * Reads all templates of this package. The starter is a site, and the script of `--browser` is in no page.
 */
export async function readTemplates(files: TemplateCheck['files']): Promise<Template[]> {
  const listed = (await files.list(templatesFolder())).filter(
    ({ path }) => isModule(path) && !/^(?:starter\/|demo-check\b)/.test(path),
  );
  const read = listed.map(async ({ path, file }) => ({ path, text: (await files.readText(file)) ?? '' }));
  return (await Promise.all(read)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function templatesFolder(): FilePath {
  return join(packageRoot(), 'templates') as FilePath;
}

function isModule(path: string): boolean {
  return /\.[jt]sx?$/.test(path) && !/\.(?:d|test|spec)\.[jt]sx?$/.test(path);
}

function isComponent(file: string, { components, contentDir }: TemplateCheck['config']): boolean {
  return components.some((folder) => file.startsWith(join(contentDir, folder, sep)));
}

function outdated(original: Template, copy: string, place: Place): Diagnostic | undefined {
  const origin = readOrigin(copy);
  const current = originalHash(original);
  if (!origin || origin.original === current) return undefined;
  const name = original.path.replace(/\.tsx?$/, '');
  return {
    severity: 'warning',
    code: 'template-outdated',
    message: `The original of this copy has changed since version ${origin.version}.`,
    hint: [
      `Compare: docs eject ${name} --print | git diff --no-index ${place.file} -`,
      `When you have taken over what you need, write "original ${current}" in the first comment.`,
    ].join('\n'),
    place,
  };
}

function unknown(path: string, ours: readonly Template[], place: Place): Diagnostic {
  const near = nearestTemplate(path.replace(/\.[jt]sx?$/, ''), ours);
  const target = near && ours.find((template) => template.path.replace(/\.tsx?$/, '') === near)?.path;
  return {
    severity: 'error',
    code: 'unknown-template',
    message: `"${place.file}" replaces no template, and no template imports it.`,
    hint:
      target === undefined
        ? 'Components for pages belong in templates/components/. docs eject --list shows all templates.'
        : `Did you mean "templates/${target}"?`,
    place,
  };
}
