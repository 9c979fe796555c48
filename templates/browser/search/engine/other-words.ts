/** English words that readers and authors of documentation use for the same. */
const groups: readonly (readonly string[])[] = [
  ['deploy', 'publish', 'host'],
  ['deployment', 'publish', 'host'],
  ['remove', 'delete'],
  ['upgrade', 'update', 'migrate'],
  ['setup', 'install', 'configure'],
  ['customize', 'change', 'theme'],
  ['modify', 'change', 'edit'],
  ['override', 'replace', 'change'],
  ['hide', 'disable'],
  ['directory', 'folder'],
  ['flag', 'option'],
  ['argument', 'option', 'parameter'],
  ['property', 'prop'],
  ['colour', 'palette'],
  ['image', 'picture'],
  ['url', 'address', 'path'],
  ['route', 'address', 'path'],
  ['warning', 'problem'],
  ['fail', 'error'],
  ['crash', 'error'],
  ['broken', 'missing'],
  ['sidebar', 'navigation'],
  ['nav', 'navigation'],
  ['toc', 'contents'],
  ['env', 'environment'],
  ['localization', 'translation', 'language'],
  ['internationalization', 'translation', 'language'],
  ['i18n', 'translation', 'language'],
  ['l10n', 'translation', 'language'],
  ['a11y', 'accessibility'],
  ['trailing', 'final'],
  ['create', 'add', 'new'],
  ['organize', 'order', 'structure'],
  ['typings', 'types'],
  ['example', 'demo'],
  ['testing', 'check', 'test'],
  ['shortcut', 'key'],
  ['hotkey', 'key'],
];

const others = new Map(groups.map(([word = '', ...rest]) => [word, rest]));

/** Returns words that a text may have instead of a word of a query: `deploy` → `publish` */
export function otherWords(word: string): readonly string[] {
  return others.get(word) ?? others.get(word.replace(/s$/, '')) ?? [];
}
