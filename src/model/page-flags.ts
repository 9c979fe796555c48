/** Flags of a page that its front matter, the navigation, the route table or a page module may set. */
export const pageFlags = ['disableAd', 'disableToc', 'wideLayout', 'unlisted'] as const;

/** The flags of a page that are set, to either value. */
export type PageFlags = { readonly [Flag in (typeof pageFlags)[number]]?: boolean };

/** Picks the flags that are set from values with other keys. */
export function setFlags(values: { readonly [Flag in keyof PageFlags]: boolean | undefined }): PageFlags {
  const set = pageFlags.filter((flag) => values[flag] !== undefined);
  return Object.fromEntries(set.map((flag) => [flag, values[flag]]));
}
