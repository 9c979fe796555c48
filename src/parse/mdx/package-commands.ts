/** The package managers of a group of tabs, with the commands that each of them has for one of npm. */
const managers: readonly (readonly [name: string, translate: (command: Command) => string | undefined])[] = [
  ['npm', () => undefined],
  ['Yarn', yarn],
  ['pnpm', pnpm],
  ['Bun', bun],
];

/** `npm install --save-dev acme` */
interface Command {
  readonly program: 'npm' | 'npx';
  /** `install`; empty for a command without words. */
  readonly name: string;
  /** The words after the name. */
  readonly words: readonly string[];
}

/** Returns the lines of a code block with commands of npm for each package manager, npm first. */
export function packageCommands(
  lines: readonly string[],
): readonly { readonly manager: string; readonly lines: readonly string[] }[] {
  return managers.map(([manager, translate]) => ({
    manager,
    lines: lines.map((line) => {
      const [, start = '', text = ''] = /^(\s*(?:\$ )?)(np[mx]\s.*)$/.exec(line) ?? [];
      const translated = text === '' ? undefined : translate(readCommand(text));
      return translated === undefined ? line : start + translated.trimEnd();
    }),
  }));
}

function readCommand(text: string): Command {
  const [program = '', name = '', ...words] = text.trim().split(/\s+/);
  if (program === 'npx') return { program, name: '', words: [name, ...words] };
  return { program: 'npm', name: aliases.get(name) ?? name, words };
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['i', 'install'],
  ['add', 'install'],
  ['ci', 'install'],
  ['rm', 'uninstall'],
  ['remove', 'uninstall'],
  ['un', 'uninstall'],
  ['create', 'init'],
  ['t', 'test'],
  ['run-script', 'run'],
]);

/** Options of `npm install` by what they mean; they may be before or after the packages. */
const options: ReadonlyMap<string, 'save' | 'dev' | 'exact' | 'global'> = new Map([
  ['--save', 'save'],
  ['-S', 'save'],
  ['--save-dev', 'dev'],
  ['-D', 'dev'],
  ['--save-exact', 'exact'],
  ['-E', 'exact'],
  ['--global', 'global'],
  ['-g', 'global'],
]);

type Written = Readonly<Record<'dev' | 'exact' | 'global', string>>;

/** Writes the options of npm as another package manager names them; that for a dependency is the default. */
function withOptions(words: readonly string[], written: Written): string {
  return words
    .flatMap((word) => {
      const option = options.get(word);
      return option === undefined ? [word] : option === 'save' ? [] : [written[option]];
    })
    .filter((word) => word !== '')
    .join(' ');
}

/** True if a command names packages, or is continued in the next line. */
function hasPackages(words: readonly string[]): boolean {
  return words.some((word) => !word.startsWith('-'));
}

function yarn({ program, name, words }: Command): string | undefined {
  const rest = words.join(' ');
  if (program === 'npx') return `yarn dlx ${rest}`;
  const isGlobal = words.some((word) => options.get(word) === 'global');
  const written = { dev: '--dev', exact: '--exact', global: '' };
  const prefix = isGlobal ? 'yarn global' : 'yarn';
  switch (name) {
    case 'install':
      return hasPackages(words) ? `${prefix} add ${withOptions(words, written)}` : `yarn install`;
    case 'uninstall':
      return `${prefix} remove ${withOptions(words, { ...written, dev: '' })}`;
    case 'init':
      return hasPackages(words) ? `yarn create ${withoutDashes(words)}` : `yarn init ${rest}`;
    case 'run':
      return `yarn ${withoutDashes(words)}`;
    case 'test':
    case 'start':
      return `yarn ${name} ${withoutDashes(words)}`;
    default:
      return undefined;
  }
}

function pnpm({ program, name, words }: Command): string | undefined {
  const rest = words.join(' ');
  if (program === 'npx') return `pnpm dlx ${rest}`;
  const written = { dev: '--save-dev', exact: '--save-exact', global: '--global' };
  switch (name) {
    case 'install':
      return hasPackages(words) ? `pnpm add ${withOptions(words, written)}` : 'pnpm install';
    case 'uninstall':
      return `pnpm remove ${withOptions(words, written)}`;
    case 'init':
      return hasPackages(words) ? `pnpm create ${withoutDashes(words)}` : 'pnpm init';
    case 'run':
    case 'test':
    case 'start':
      return `pnpm ${name} ${withoutDashes(words)}`;
    default:
      return undefined;
  }
}

function bun({ program, name, words }: Command): string | undefined {
  const rest = words.join(' ');
  if (program === 'npx') return `bunx ${rest}`;
  const written = { dev: '--dev', exact: '--exact', global: '--global' };
  switch (name) {
    case 'install':
      return hasPackages(words) ? `bun add ${withOptions(words, written)}` : 'bun install';
    case 'uninstall':
      return `bun remove ${withOptions(words, { ...written, dev: '' })}`;
    case 'init':
      return hasPackages(words) ? `bun create ${withoutDashes(words)}` : 'bun init';
    case 'run':
      return `bun run ${withoutDashes(words)}`;
    case 'test':
    case 'start':
      return `bun run ${name} ${withoutDashes(words)}`;
    default:
      return undefined;
  }
}

/** Only npm needs `--` before the options of a script. */
function withoutDashes(words: readonly string[]): string {
  return words.filter((word) => word !== '--').join(' ');
}
