import type { FileSystem } from '../effects/file-system.ts';
import { installCommand } from '../effects/install-command.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { ProductConfig, Version } from '../model/product-config.ts';
import { installedVersion } from '../read/installed-version.ts';

/**
 * Writes installed versions into version menus that name a package: `v9.5.0`. Undefined if one is missing.
 */
export async function withInstalledVersions(
  { value: config, diagnostics }: Parsed<Config | undefined>,
  files: Pick<FileSystem, 'readText'>,
): Promise<Parsed<Config | undefined>> {
  if (config === undefined) return { value: config, diagnostics };
  const missing: Diagnostic[] = [];
  const withText = async (version: Version, key: string): Promise<Version> => {
    if (version.package === undefined) return version;
    const installed = await installedVersion(version.package, config.root, files);
    if (installed === undefined) missing.push(notInstalled(version.package, key, config));
    return { ...version, text: `v${installed}` };
  };
  const withTexts = async (product: ProductConfig, index: number): Promise<ProductConfig> => {
    const texts = product.versions.map((version, at) =>
      withText(version, `products[${index}].versions[${at}].package`),
    );
    return { ...product, versions: await Promise.all(texts) };
  };
  const products = await Promise.all(config.products.map(withTexts));
  return {
    value: missing.length === 0 ? { ...config, products } : undefined,
    diagnostics: [...diagnostics, ...missing],
  };
}

function notInstalled(
  name: string,
  key: string,
  { places, root }: Pick<Config, 'places' | 'root'>,
): Diagnostic {
  return {
    severity: 'error',
    code: 'config-value',
    message: `"${key}" names the package "${name}", which is not installed.`,
    hint: installCommand(name, { root }),
    ...(places[key] && { place: places[key] }),
  };
}
