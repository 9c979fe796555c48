import type { KeyPath } from '../../data/parsed-yaml.ts';
import { objectOf, type Values } from './read-values.ts';

/** True if front matter describes a start page that `heroLines` shows. */
export function hasHero(values: unknown): boolean {
  const { hero, features } = objectOf(values);
  return typeof hero === 'object' || Array.isArray(features);
}

/** A line of a start page, and the path to the value of the front matter that it shows. */
export interface HeroLine {
  readonly text: string;
  readonly path: KeyPath;
}

/**
 * Returns the start page that other tools describe in front matter (`hero`, `features`) as Markdown: a
 * heading, if the page has no title, the texts, the picture, the links, and a list of the features.
 */
export function heroLines(value: unknown): readonly HeroLine[] {
  if (!hasHero(value)) return [];
  const values = objectOf(value);
  const hero = objectOf(values.hero);
  const title = textOf(hero.title);
  const named = (['title', 'name', 'text'] as const).find((key) => textOf(hero[key]) !== undefined);
  const heading = values.title === undefined && named !== undefined ? textOf(hero[named]) : undefined;
  const motto = heading === undefined && title !== textOf(values.title) ? title : undefined;
  const text = heading !== undefined && named === 'text' ? undefined : textOf(hero.text);
  const line = (content: string | undefined, ...path: KeyPath) =>
    content === undefined ? [] : [{ text: content, path }];
  const blocks: readonly (readonly HeroLine[])[] = [
    line(heading && `# ${heading}`, 'hero', named ?? 'title'),
    line(motto && `**${motto}**`, 'hero', 'title'),
    line(text && `**${text}**`, 'hero', 'text'),
    line(textOf(hero.tagline), 'hero', 'tagline'),
    line(pictureLine(values), 'hero', 'image', 'src'),
    separated(
      listOf(hero.actions).flatMap(({ text: label, link }, index) =>
        line(linkTo(textOf(label), textOf(link)), 'hero', 'actions', index, 'link'),
      ),
    ),
    listOf(values.features).flatMap((feature, index) =>
      line(featureLine(feature), 'features', index, 'link'),
    ),
  ];
  return blocks.flatMap((block) => block.concat(block.slice(-1).map(emptyAfter)));
}

/** An empty line ends a block. */
function emptyAfter({ path }: HeroLine): HeroLine {
  return { text: '', path };
}

function separated(lines: readonly HeroLine[]): readonly HeroLine[] {
  return lines.map(({ text, path }, index) => ({
    text: index < lines.length - 1 ? `${text} ·` : text,
    path,
  }));
}

function featureLine({ title, details, link }: Values): string | undefined {
  const name = textOf(title);
  if (name === undefined) return undefined;
  const shown = `**${linkTo(name, textOf(link)) ?? name}**`;
  const more = textOf(details);
  return more === undefined ? `- ${shown}` : `- ${shown}: ${more}`;
}

function linkTo(text: string | undefined, link: string | undefined): string | undefined {
  return text === undefined || link === undefined ? undefined : `[${text}](<${link}>)`;
}

function pictureLine(values: Values): string | undefined {
  const source = heroPicture(values);
  const { alt } = objectOf(objectOf(values.hero).image);
  return source === undefined ? undefined : `![${textOf(alt) ?? ''}](<${source}>)`;
}

/** The picture of a start page: beside it, in the public folder, or elsewhere. */
export function heroPicture(value: unknown): string | undefined {
  const source = writtenPicture(value);
  return source !== undefined && isShown(source) ? source : undefined;
}

/** True for a picture by an alias such as `~/`, which only the tool that it was written for can find. */
export function hasForeignPicture(value: unknown): boolean {
  const source = writtenPicture(value);
  return source !== undefined && !isShown(source);
}

function isShown(source: string): boolean {
  return /^(?:\.{0,2}\/|https?:)/.test(source);
}

function writtenPicture(value: unknown): string | undefined {
  const { image } = objectOf(objectOf(value).hero);
  const { src, file, light } = typeof image === 'string' ? { src: image } : objectOf(image);
  return textOf(src) ?? textOf(file) ?? textOf(light);
}

/** A text on one line. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return text === '' ? undefined : text;
}

function listOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
