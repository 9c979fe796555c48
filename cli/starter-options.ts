import { InvalidArgumentError, Option } from 'commander';

/** A product that `docs init --product` adds. */
export interface AddedProduct {
  /** Its folder, and its first part of addresses. */
  readonly id: string;
  readonly name: string;
}

/** Creates the option `--languages`. */
export function languagesOption(): Option {
  return new Option(
    '--languages <tags>',
    'languages of the site, such as en,fr; addresses in the first have no prefix',
  ).argParser((text: string): readonly string[] => {
    const languages = [...new Set(text.split(',').map((tag) => tag.trim()))];
    const wrong = languages.find((tag) => !isLanguage(tag));
    if (wrong !== undefined)
      throw new InvalidArgumentError(`"${wrong}" is not a language tag. ${tagHint(wrong)}`);
    return languages;
  });
}

/** A well-formed tag may begin with eight letters, that of a language with three: `english` is a name. */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language.length <= 3;
  } catch {
    return false;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Names the tag of a language that was written by its English name: `German` → `de`. */
function tagHint(name: string): string {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const tag = tags.find((one) => names.of(one)?.toLowerCase() === name.toLowerCase());
  return tag === undefined ? 'Write one such as en, pt-BR or zh.' : `Did you mean "${tag}"?`;
}

/** The products of the starter. */
const samples = ['ui', 'guides'];

/** Folders of a site, and addresses of the starter, that are no products. */
const reserved = ['assets', 'media', 'navigation', 'public', 'start', 'translations', 'versions'];

/** Creates the option `--product`, which can be repeated. */
export function productOption(): Option {
  return new Option('--product <name>', 'add a product beside the samples; can be repeated')
    .argParser((name: string, earlier: readonly AddedProduct[]): readonly AddedProduct[] => {
      const id = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      if (id === '') throw new InvalidArgumentError('Its address needs a letter from a to z.');
      if (samples.includes(id) || earlier.some((other) => other.id === id))
        throw new InvalidArgumentError(`There is already a product "${id}".`);
      if (reserved.includes(id))
        throw new InvalidArgumentError(`The site uses the name "${id}" itself. Choose another one.`);
      return [...earlier, { id, name: name.replace(/\s+/g, ' ').trim() }];
    })
    .default([], 'none');
}

/** Creates the option `--api`, which can be repeated. */
export function apiOption(): Option {
  return new Option('--api <package>', 'add API pages of an npm package; can be repeated')
    .argParser((name: string, earlier: readonly string[]): readonly string[] => {
      if (!/^(@[\w.-]+\/)?[\w.-]+$/.test(name))
        throw new InvalidArgumentError('Use the name of a package, such as @acme/charts.');
      return [...new Set([...earlier, name])];
    })
    .default([], 'none');
}
