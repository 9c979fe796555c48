/** The schemes that links may have without being listed by the site. A path has none. */
const linkSchemes: readonly string[] = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'irc',
  'ircs',
  'matrix',
  'xmpp',
];

/** Schemes that no site can allow: they run a script, or stand for a document of their own. */
export const scriptSchemes: readonly string[] = ['javascript', 'vbscript', 'data', 'blob', 'filesystem'];

/**
 * Pictures that an image may contain in its URL. They cannot run scripts, which an SVG in a document could.
 */
const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Returns the scheme of a URL in lower case, as browsers read it; undefined for a path or `//host`. */
export function schemeOf(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them there
  const read = url.replace(/^[\u0000- ]+|[\t\n\r]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
}

/** True for a path, and for a URL whose scheme is allowed everywhere or by the site. */
export function isAllowedLink(url: string, own: readonly string[] = []): boolean {
  const scheme = schemeOf(url);
  return scheme === undefined || linkSchemes.includes(scheme) || own.includes(scheme);
}

/** True for a picture that the browser may load: a path, a web address, or picture data. */
export function isAllowedImage(url: string, { data }: { readonly data: boolean }): boolean {
  const scheme = schemeOf(url);
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return true;
  return data && imageData.test(url);
}
