import { settingsOf } from '../read-config.ts';
import type { TreeFiles } from '../tree-files.ts';

/** The packages that a package works with. */
export interface PackagePeers {
  /** Those with a range of versions, which it asks for. */
  readonly all: ReadonlyMap<string, string>;
  /**
   * Those that it also works without. No package manager installs them by itself, and a module of the package
   * may need them all the same.
   */
  readonly optional: ReadonlySet<string>;
}

/** The peers of packages, by name. */
export type Peers = ReadonlyMap<string, PackagePeers>;

/** Reads the peers of packages from the lock file of pnpm, yarn or npm. */
export async function readPeers(tree: TreeFiles): Promise<Peers> {
  for (const path of ['pnpm-lock.yaml', 'yarn.lock']) {
    const text = await tree.textOf(path);
    if (text !== undefined) return peersInYaml(text);
  }
  const text = await tree.textOf('package-lock.json');
  return text === undefined ? new Map() : peersInJson(text);
}

interface FoundPeers {
  readonly all: Map<string, string>;
  readonly optional: Set<string>;
}

/** Reads lines, because the whole of a large lock file takes a YAML parser seconds. */
function peersInYaml(text: string): Peers {
  const found = new Map<string, FoundPeers>();
  let listed: FoundPeers | undefined;
  let isOptional = false;
  let depth = 0;
  let name = '';
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    const [, key, written = ''] =
      /^ *["']?((?:@[\w.-]+\/)?[\w.-]+)(?:@.*)?["']?:\s*(?:["']?(.*?)["']?)?\s*$/.exec(line) ?? [];
    if (indent <= depth) listed = undefined;
    if (key === 'peerDependencies' || key === 'peerDependenciesMeta') {
      const { all, optional } = found.get(name) ?? { all: new Map(), optional: new Set() };
      listed = { all, optional };
      found.set(name, listed);
      isOptional = key === 'peerDependenciesMeta';
      depth = indent;
    } else if (key !== undefined && indent <= 2 && line.includes('@')) name = key;
    else if (key !== undefined && indent === depth + 2) {
      if (isOptional) listed?.optional.add(key);
      else listed?.all.set(key, written);
    }
  }
  return found;
}

function peersInJson(text: string): Peers {
  const found = new Map<string, PackagePeers>();
  try {
    for (const [path, written] of Object.entries(settingsOf(settingsOf(JSON.parse(text)).packages))) {
      const { peerDependencies, peerDependenciesMeta } = settingsOf(written);
      const optional = Object.keys(settingsOf(peerDependenciesMeta));
      const all = new Map(
        Object.entries(settingsOf(peerDependencies)).map(([peer, range]) => [peer, String(range)]),
      );
      if (all.size > 0 || optional.length > 0)
        found.set(path.replace(/^.*node_modules\//, ''), { all, optional: new Set(optional) });
    }
  } catch {
    // The package manager of the tree reports it.
  }
  return found;
}
