/** Turns strings into values that browsers accept where the policy of the site requires Trusted Types. */
export interface TrustedRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: TrustedRules): TrustedRules;
}

declare global {
  /**
   * `trusted` for scripts that load later. A module that they share with the eager script would become a
   * script of its own, which the service worker does not keep.
   */
  var colophonTrusted: TrustedRules;
}

const asIs = (text: string): string => text;
const rules: TrustedRules = { createHTML: asIs, createScriptURL: asIs };
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** For markup and scripts of the build. Browsers without Trusted Types get the strings themselves. */
export const trusted = trustedTypes?.createPolicy('colophon', rules) ?? rules;
globalThis.colophonTrusted = trusted;

/** Lets code of the site pass strings, too: React and most libraries of demos know no Trusted Types. */
export function acceptStrings(): void {
  if (!trustedTypes?.defaultPolicy) trustedTypes?.createPolicy('default', rules);
}
