import { join } from 'node:path';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import { resolvePackage } from '../effects/resolve-package.ts';
import type { FoundPackages } from '../emit/social/emit-social-images.ts';
import { missingFont, missingPackages, socialPackages } from '../emit/social/social-problems.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** Reports the packages and font files that pictures for social networks need and the site lacks. */
export async function checkSocialImages(
  config: Config,
  files: Pick<FileSystem, 'exists'>,
): Promise<readonly Diagnostic[]> {
  const { socialImages, url, root, contentDir } = config;
  if (!socialImages || url === undefined) return [];
  if (!findSocialPackages(root)) {
    const command = installCommand(socialPackages.join(' '), { root, isDevelopment: true });
    return applySeverity([missingPackages(config, command)], config);
  }
  const found = await Promise.all(
    socialImages.fonts.map((source) => files.exists(join(contentDir, source) as FilePath)),
  );
  const missing = found.flatMap((exists, position) => (exists ? [] : [missingFont(position, config)]));
  return applySeverity(missing, config);
}

/**
 * Finds the packages that render pictures in the site. They are no dependencies, since few sites need them.
 */
export function findSocialPackages(root: FilePath): FoundPackages | undefined {
  const [satori, resvg] = socialPackages.map((name) => resolvePackage(name, root));
  if (!satori || !resvg) return undefined;
  return {
    packages: { satori: satori.url, resvg: resvg.url },
    versions: `${satori.version} ${resvg.version}`,
  };
}
