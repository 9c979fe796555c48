/** An address of the web in full, or undefined: no script, no data, no path of this site. `//host/` takes https. */
export function safeLink(address: string): string | undefined {
  const whole = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const { href, protocol } = new URL(whole);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** True when a link leads to one of the pages, whatever stands behind the path. */
export function leadsTo(link: string, pages: readonly string[]): boolean {
  const bare = (address: string): string => {
    const { host, pathname } = new URL(address);
    return host + pathname.replace(/\/$/, '');
  };
  const safe = safeLink(link);
  return safe !== undefined && pages.some((page) => URL.canParse(page) && bare(page) === bare(safe));
}
