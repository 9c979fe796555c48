// This generator as the peer `self` of the comparison: how to write the corpus, run a build and find a page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { navigationYaml, pageText, siteYaml } from './corpus-site.mjs';

const command = fileURLToPath(new URL('../../lib/cli.js', import.meta.url));

export default {
  pkg: 'colophon',
  version: 'this checkout',
  node: 20,
  bin: [process.execPath, command, 'build', '--quiet'],
  out: 'dist',
  content: ['content'],
  cache: ['.cache'],
  dev: {
    bin: [process.execPath, command, 'dev', '--port', '4179'],
    port: 4179,
    html: ({ section, slug }) => `/${section}/${slug}/`,
  },
  materialise(corpus, folder) {
    write(join(folder, 'content/site.yaml'), siteYaml);
    write(join(folder, 'content/navigation/acme.yaml'), navigationYaml(corpus));
    for (const page of corpus.pages) write(join(folder, this.src(page)), pageText(page));
  },
  src: ({ section, slug }) => `content/acme/${section}/${slug}.md`,
  html: ({ section, slug }) => `${section}/${slug}/index.html`,
  url: ({ section, slug }) => `/${section}/${slug}/`,
};

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
