import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { name, version } from '../../package.json';
import { type ExitCode, exitCodes } from '../errors.ts';
import { inspectionReport } from '../inspection-report.ts';
import { commandsOf, type PackageManager, packageManager } from '../package-manager.ts';
import { adoptedPackage, siteNames, starterPackage } from '../starter.ts';
import { changeStarter, type StarterChanges, starterLanguages } from '../starter-changes.ts';
import { type AddedProduct, apiOption, languagesOption, productOption } from '../starter-options.ts';
import { counted, createPaint, type Terminal } from '../terminal.ts';

interface InitOptions {
  readonly from?: string;
  readonly languages?: readonly string[];
  readonly product: readonly AddedProduct[];
  readonly api: readonly string[];
  readonly quiet?: boolean;
}

/** The starter's own name, which is replaced by the name of the new site. */
const sampleName = 'Acme UI';

/** Adds `docs init`. */
export function defineInit(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('init')
    .argument('<dir>', 'new or empty folder; the site is named after it')
    .summary('create a site in a new folder')
    .description(
      'Creates a small site that builds without problems: a page of each kind, live demos, a translation, and a ' +
        'package.json with scripts. Options add to it what you name; nothing is asked. With --from, the site ' +
        'shows existing documentation where it is: site.yaml, navigation and routes are derived from its files ' +
        'and from a configuration of VitePress, Starlight, Docusaurus, mdBook or Next.js, none of which is ' +
        'changed or executed. Refuses to write into a folder that contains anything except .git.',
    )
    .option('--from <folder>', 'show the documentation in this folder instead of sample pages')
    .addOption(languagesOption())
    .addOption(productOption())
    .addOption(apiOption())
    .option('--quiet', 'no output on success')
    .action(async (dir: string, options: InitOptions) => finish(await init(dir, options, terminal)));
}

async function init(
  dir: string,
  { from, quiet = false, languages, product: products, api: packages }: InitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const folder = resolve(terminal.cwd, dir);
  const { writeNewSite, programDependency, isInPnpmWorkspace, UserError } = await terminal.library();
  const changes = { languages, products, packages };
  if (from !== undefined && (languages !== undefined || products.length > 0 || packages.length > 0))
    throw new UserError('--from finds languages, products and packages in the documentation itself.');
  const taken = products.find(({ id }) => isPrefix(id, languages));
  if (taken !== undefined)
    throw new UserError(
      `At "/${taken.id}/", the site has its pages in a language. Choose another name for this product.`,
    );
  const { texts, report, next, packageText } =
    from === undefined
      ? await starterSite(folder, changes, terminal)
      : await inspectedSite(folder, from, terminal);
  const { packageName } = siteNames(folder);
  const program = await programDependency(folder, { name, version });
  texts.set('package.json', packageText(packageName, program));
  const manager = packageManager(terminal.environment);
  addManagerFiles(texts, manager, await isInPnpmWorkspace(folder));
  await writeNewSite(folder, texts);
  if (!quiet)
    terminal.out.write(
      report +
        successText(
          relative(terminal.cwd, folder),
          texts.size,
          [manager.install, `${manager.run} ${next}`],
          terminal,
        ) +
        packagesText(packages),
    );
  return exitCodes.success;
}

/** Whether addresses in a language begin with this name; those in the first language have no prefix. */
function isPrefix(name: string, languages: readonly string[] = starterLanguages): boolean {
  return languages.slice(1).some((tag) => tag.toLowerCase() === name);
}

/** Files of the starter whose commands are those of the package manager that creates the site. */
const filesWithCommands = ['README.md', 'content/guides/publishing/publishing.md'];

/** Adds the settings of a package manager, and names its commands. */
function addManagerFiles(texts: Map<string, string>, manager: PackageManager, inWorkspace: boolean): void {
  for (const path of filesWithCommands) {
    const text = texts.get(path);
    if (text !== undefined) texts.set(path, commandsOf(manager, text));
  }
  // A second file of this name would take the site out of the workspace.
  for (const [path, text] of manager.files)
    if (path !== 'pnpm-workspace.yaml' || !inWorkspace) texts.set(path, text);
}

/** Explains how to name a package that no registry has, which the installation would miss. */
function packagesText(packages: readonly string[]): string {
  const [first] = packages;
  if (first === undefined) return '';
  const names = packages.map((one) => `"${one}"`).join(', ');
  const folder = first.slice(first.lastIndexOf('/') + 1);
  return `\npackage.json asks for ${names} in any version. If a package is in no registry, write its path there\nbefore you install: "${first}": "file:../${folder}".\n`;
}

/** The files of a new site, and what is printed about it. */
interface NewSite {
  readonly texts: Map<string, string>;
  readonly report: string;
  /** The command that follows the installation of packages. */
  readonly next: string;
  /** Returns its `package.json`. */
  packageText(packageName: string, program: string): string;
}

async function starterSite(folder: string, changes: StarterChanges, terminal: Terminal): Promise<NewSite> {
  const { readStarter } = await terminal.library();
  const { title } = siteNames(folder);
  const texts = new Map<string, string>();
  for (const [path, text] of await readStarter())
    texts.set(
      path,
      text.replaceAll(sampleName, () => title),
    );
  changeStarter(texts, changes);
  return {
    texts,
    report: '',
    next: 'docs dev --open',
    packageText: (packageName, program) => starterPackage(packageName, program, changes.packages),
  };
}

/** Creates a site for existing documentation. */
async function inspectedSite(folder: string, from: string, terminal: Terminal): Promise<NewSite> {
  const { inspectFolder, readStarter } = await terminal.library();
  const { title } = siteNames(folder);
  const { tree, files } = await inspectFolder({
    from: resolve(terminal.cwd, from),
    site: folder,
    name: title,
  });
  const ignored = (await readStarter()).get('.gitignore');
  const texts = new Map([...files, ...(ignored === undefined ? [] : [['.gitignore', ignored] as const])]);
  const packages = tree.packages ?? { hasDemos: false, ranges: {} };
  if (packages.peers === 'listed') texts.set('.npmrc', settingsOfNpm);
  return {
    texts,
    report: inspectionReport(tree, from, createPaint(terminal.out)),
    next: 'docs check',
    packageText: (packageName, program) => adoptedPackage(packageName, program, packages),
  };
}

/** The tree works with versions that its packages do not ask for. npm would install none of them. */
const settingsOfNpm = `# package.json names the packages of the documentation in its versions, and peers as far as it names them.
legacy-peer-deps=true
`;

function successText(folder: string, files: number, steps: readonly string[], { out }: Terminal): string {
  const paint = createPaint(out);
  const enter = folder === '' ? [] : [`cd ${shellWord(folder)}`];
  const commands = [...enter, ...steps].map((line) => `  ${paint('strong', line)}\n`);
  const created = paint('success', `Created a site with ${counted(files, 'file')}`);
  return `${created} → ${folder || '.'}\n\nNext steps:\n${commands.join('')}`;
}

/** Quotes a path that contains special characters: `my docs` → `"my docs"`. */
function shellWord(text: string): string {
  return /^[\w./\\:@-]+$/.test(text) ? text : `"${text}"`;
}
