/** Turns a name into an identifier of `site.yaml`: `Büro UI!` → `buro-ui`. */
export function identifierOf(name: string): string {
  const identifier = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return identifier === '' ? 'documentation' : identifier;
}

/** Returns the URL without path: `https://acme.dev/docs/` → `https://acme.dev`; undefined for no URL. */
export function urlOrigin(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : undefined;
}

/** Returns a path with a slash at both ends; undefined for the root, which is the default. */
export function basePath(base: string | undefined): string | undefined {
  const names = (base ?? '').split('/').filter((name) => /^[^\s?#\\]+$/.test(name) && !name.startsWith('.'));
  return names.length === 0 ? undefined : `/${names.join('/')}/`;
}

/** Returns the repository of a URL of an editor: `https://github.com/acme/ui/edit/main/docs/:path`. */
export function repositoryOf(url: string | undefined): string | undefined {
  return url && /^https:\/\/[^/]+\/[^/]+\/[^/]+(?=\/(?:-\/)?(?:edit|tree|blob)\/)/.exec(url)?.[0];
}
