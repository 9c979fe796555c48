import { readFile } from 'node:fs/promises';

/**
 * Makes an esbuild plugin that bundles packages with patches: by the file of a package, what is replaced in
 * it, each text standing there exactly once. A patch that no longer fits its package stops the bundling.
 */
export function patchPackages(name, patches) {
  const files = Object.keys(patches);
  const filter = new RegExp(`[/\\\\]node_modules[/\\\\](?:${files.map(toPattern).join('|')})$`);
  return {
    name,
    setup({ onLoad, onEnd }) {
      const applied = new Set();
      onLoad({ filter }, async ({ path }) => {
        const file = files.find((one) => path.replaceAll('\\', '/').endsWith(`/node_modules/${one}`));
        applied.add(file);
        return { contents: applyPatches(file, patches[file], await readFile(path, 'utf8')) };
      });
      onEnd(() => {
        const left = files.filter((file) => !applied.has(file));
        if (left.length > 0) throw new Error(`Patches for ${left.join(', ')} met no such file.`);
      });
    },
  };
}

function toPattern(file) {
  return file.replaceAll('.', '\\.').replaceAll('/', '[/\\\\]');
}

function applyPatches(file, patches, source) {
  let text = source;
  for (const { from, to } of patches) {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`A patch of ${file} fits ${parts.length - 1} places:\n${from}`);
    text = parts.join(to);
  }
  return text;
}
