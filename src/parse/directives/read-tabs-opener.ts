/** The first line of code tabs. */
export interface TabsOpener {
  readonly kind: 'tabs-open';
  /** What has to close it. */
  readonly closing: ':::' | '</codeblock>';
  /** Where the browser remembers the chosen tab; blocks of one key change together. */
  readonly storageKey: string | undefined;
  readonly line: number;
  readonly column: number;
}

/** `<codeblock storageKey="package-manager">` or `:::code-group storageKey="package-manager"`, the key being optional. */
export function readTabsOpener(
  text: string,
  point: { readonly line: number; readonly column: number },
): TabsOpener | undefined {
  const closing = text.startsWith(':::') ? ':::' : '</codeblock>';
  const attributes = (closing === ':::' ? /^:::\s*code-group(?:\s+(.*))?$/ : /^<codeblock(\s[^<>]*)?>$/).exec(
    text,
  );
  if (!attributes) return undefined;
  const key = /(?:^|\s)storagekey=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes[1] ?? '');
  const storageKey = (key?.[1] ?? key?.[2] ?? key?.[3])?.trim();
  return { kind: 'tabs-open', closing, storageKey: storageKey === '' ? undefined : storageKey, ...point };
}
