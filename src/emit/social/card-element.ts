import type { SocialCard } from '../../model/social-image.ts';

/** An element as satori takes it. */
export interface CardElement {
  readonly type: 'div';
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly CardElement[];
    readonly lang?: string;
  };
}

/**
 * Returns the layout of a picture: product, title and site above one another, at
 * the side where reading starts.
 */
export function cardElement(card: SocialCard, families: readonly string[]): CardElement {
  const { title, product, site, language, direction, colours } = card;
  const bar = { height: 12, width: '100%', background: colours.accent };
  const line = (text: string, style: Readonly<Record<string, string | number>>) =>
    element({ display: 'flex', width: '100%', ...style }, text);
  const body = element(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexGrow: 1,
      padding: '64px 80px',
    },
    [
      line(product ?? '', { fontSize: 40, color: colours.accent }),
      line(shortened(title), { fontSize: title.length > 40 ? 64 : 84, lineHeight: 1.2 }),
      line(site, { fontSize: 36, color: colours.soft }),
    ],
  );
  const { style, children } = element(
    {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      background: colours.page,
      color: colours.text,
      fontFamily: families.join(', '),
      direction,
    },
    [element(bar, []), body],
  ).props;
  return { type: 'div', props: { style, children, lang: language } };
}

function element(
  style: Readonly<Record<string, string | number>>,
  children: CardElement['props']['children'],
): CardElement {
  return { type: 'div', props: { style, children } };
}

/** Longer titles would leave the picture. */
const longest = 120;

function shortened(title: string): string {
  const characters = [...title];
  return characters.length <= longest ? title : `${characters.slice(0, longest - 1).join('')}…`;
}
