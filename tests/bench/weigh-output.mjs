// Weighs a website on disk, and what one of its pages loads.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Returns the files and bytes of a website, and for one page the gzipped bytes of its HTML (also without the
 * article), style and script.
 */
export function weighOutput(dist, page) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = files.map((file) => [file, statSync(file).size]);
  const pages = sizes.filter(([file]) => file.endsWith('.html'));
  const html = readFileSync(join(dist, page), 'utf8');
  const named = (pattern) => [...html.matchAll(pattern)].map(([, path]) => join(dist, path));
  return {
    files: files.length,
    bytes: sum(sizes),
    htmlOfPage: sum(pages) / pages.length,
    html: gzipped(html),
    shell: gzipped(html.replace(/<article>.*<\/article>/s, '')),
    css: gzippedFiles(named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    script: gzippedFiles(named(/<script\b[^>]* src="([^"]+)"/g)),
  };
}

/** Returns the weight as a line. */
export function weightLine({ files, bytes, htmlOfPage, html, shell, css, script }) {
  const kB = (count) => `${(count / 1000).toFixed(1)} kB`;
  const whole = `${files} files of ${(bytes / 1e6).toFixed(1)} MB, ${kB(htmlOfPage)} of HTML a page`;
  return `${whole}; a page with all it loads, gzip: HTML ${kB(html)} (${kB(shell)} without its article), CSS ${kB(css)}, JS ${kB(script)}`;
}

function sum(sizes) {
  return sizes.reduce((all, [, size]) => all + size, 0);
}

function gzippedFiles(files) {
  return files.reduce((all, file) => all + gzipped(readFileSync(file)), 0);
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}
