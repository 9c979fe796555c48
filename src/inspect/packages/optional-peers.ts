import { isRecord } from '../evaluate/values.ts';
import { settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';

/** The packages that each package works with if they are installed, by its name. */
export type OptionalPeers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads the optional peers of packages from the lock file of pnpm, yarn or npm. No package manager installs
 * them by itself, and a module of the package may need them all the same.
 */
export async function readOptionalPeers(tree: TreeFiles): Promise<OptionalPeers> {
  for (const path of ['pnpm-lock.yaml', 'yarn.lock']) {
    const text = await tree.textOf(path);
    if (text !== undefined) return peersInYaml(text);
  }
  const text = await tree.textOf('package-lock.json');
  return text === undefined ? new Map() : peersInJson(text);
}

/** Reads lines, because the whole of a large lock file takes a YAML parser seconds. */
function peersInYaml(text: string): OptionalPeers {
  const found = new Map<string, Set<string>>();
  let peers: Set<string> | undefined;
  let depth = 0;
  let name = '';
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    const [, key] = /^ *["']?((?:@[\w.-]+\/)?[\w.-]+)(?:@.*)?["']?:$/.exec(line) ?? [];
    if (indent <= depth) peers = undefined;
    if (key === 'peerDependenciesMeta') {
      peers = found.get(name) ?? new Set();
      found.set(name, peers);
      depth = indent;
    } else if (key !== undefined && indent <= 2 && line.includes('@')) name = key;
    else if (key !== undefined && indent === depth + 2) peers?.add(key);
  }
  return found;
}

function peersInJson(text: string): OptionalPeers {
  const found = new Map<string, ReadonlySet<string>>();
  try {
    for (const [path, written] of Object.entries(settingsOf(settingsOf(JSON.parse(text)).packages))) {
      const { peerDependenciesMeta } = settingsOf(written);
      if (isRecord(peerDependenciesMeta))
        found.set(path.replace(/^.*node_modules\//, ''), new Set(Object.keys(peerDependenciesMeta)));
    }
  } catch {
    // The package manager of the tree reports it.
  }
  return found;
}
