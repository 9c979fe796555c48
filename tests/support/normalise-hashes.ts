/**
 * Puts `HASH` in place of the hashes in names of assets and media, and `VERSION` in place of those of a
 * demo's packages, so that expected output changes neither with every template nor with every upgrade.
 */
export function normaliseHashes(text: string): string {
  return (
    text
      // "assets/browser-1A2B3C4D.js", as esbuild names its files
      .replace(/-[A-Z0-9]{8}(?=\.(?:js|css|map)\b)/g, '-HASH')
      // "assets/styles-1a2B3c4D5e.css" and "media/logo-1a_B3c-D5e.svg", as we name ours
      .replace(/(assets\/[\w-]*?)-[A-Za-z0-9]{10}(?=\.(?:css|html|json)\b)/g, '$1-HASH')
      .replace(/(media\/[\w.-]*?)-[\w-]{10}(?=\.\w+)/g, '$1-HASH')
      // 'sha256-…' of a script in a page, as a content security policy names it; their number is not compared
      .replace(/'sha256-[\w+/=]+'(?: 'sha256-[\w+/=]+')*/g, "'sha256-HASH'")
      // data-dependencies="{&quot;react&quot;:&quot;19.3.1&quot;}"
      .replace(/(?<=&quot;:&quot;)\d+\.\d+\.\d+[\w.-]*(?=&quot;)/g, 'VERSION')
  );
}
