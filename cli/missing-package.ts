import { packageManager } from './package-manager.ts';

/**
 * Returns what to do if an error means that a package is not installed that Colophon itself needs; undefined
 * for any other error. Looks at the causes of an error too.
 */
export function missingPackageProblem(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { install } = packageManager(environment);
  for (let one = error; one instanceof Error; one = one.cause) {
    const name = missingPackage(one);
    if (name !== undefined)
      return `The package "${name}", which Colophon needs, is not installed: run "${install}".`;
    const part = missingPart(one);
    if (part !== undefined)
      return (
        `${part}, which Colophon needs, is not installed for this computer: delete node_modules, and run ` +
        `"${install}" without omitting optional packages.`
      );
  }
  return undefined;
}

/** The package that an import or a call of `require` did not find: `esbuild`, `@emotion/server`. */
function missingPackage({ message }: Error): string | undefined {
  const [, name] =
    /^Cannot find (?:package '([^']+)' imported from|module '(?=[@\w])([^']+)'\n)/
      .exec(message)
      ?.filter((group) => group !== undefined) ?? [];
  return name && /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

/** What a package with a program for each kind of computer did not find. */
function missingPart({ message, stack = '' }: Error): string | undefined {
  const [, esbuild] =
    /^The package "([^"]+)" could not be found, and is needed by esbuild/.exec(message) ?? [];
  if (esbuild !== undefined) return `The package "${esbuild}"`;
  if (!message.startsWith('Cannot find native binding')) return undefined;
  const [, name] = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/][^\n]*$/m.exec(stack) ?? [];
  // The JavaScript of satteri is part of our bundles.
  const isOwn = name === undefined || name === 'colophon';
  return isOwn ? 'The native part of the Markdown parser' : `The native part of the package "${name}"`;
}
