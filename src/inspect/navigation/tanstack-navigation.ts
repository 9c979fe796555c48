import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { isRecord } from '../evaluate/values.ts';
import { parseJsonRecord, textValue, wordsOf } from '../tree-pages.ts';
import { groupEntry } from './navigation-entries.ts';

/**
 * Reads navigation from `config.json` as TanStack writes it: sections with entries `{ label, to }`, in which
 * `to` is a page without its ending, and with further entries for each framework, which become groups. Empty
 * for other files.
 *
 * @param pathOf gives the address of a page
 */
export function tanstackNavigation(
  text: string,
  pathOf: (page: string) => string | undefined,
): NavigationInput[] {
  const names = new Set<string>();
  return recordsOf(parseJsonRecord(text).sections).flatMap((section) => {
    const title = textValue(section.label);
    const frameworks = recordsOf(section.frameworks).flatMap((framework) =>
      groupOf(textValue(framework.label), entriesOf(framework.children, pathOf), names),
    );
    return groupOf(title, [...entriesOf(section.children, pathOf), ...frameworks], names);
  });
}

function groupOf(
  label: string | undefined,
  children: NavigationInput[],
  names: Set<string>,
): NavigationInput[] {
  return label === undefined || children.length === 0
    ? children
    : [groupEntry(wordsOf(label), children, { names })];
}

/** Examples, which run elsewhere, are no pages. */
function entriesOf(children: unknown, pathOf: (page: string) => string | undefined): NavigationInput[] {
  return recordsOf(children).flatMap(({ label, to }) => {
    const target = textValue(to);
    const pathname = target === undefined || /^https?:/.test(target) ? target : pathOf(target);
    const title = textValue(label);
    return pathname === undefined ? [] : [{ pathname, ...(title !== undefined && { title }) }];
  });
}

function recordsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
