import { styleText } from 'node:util';

/** A meaning that has a colour on terminals that show any. */
export type Tone = 'error' | 'warning' | 'good' | 'strong' | 'quiet' | 'hint';

/** Gives a text its tone. */
export type Paint = (tone: Tone, text: string) => string;

const styles = {
  error: 'red',
  warning: 'yellow',
  good: 'green',
  strong: 'bold',
  quiet: 'gray',
  hint: 'cyan',
} as const satisfies Record<Tone, Parameters<typeof styleText>[0]>;

/** Colours for terminals that show them; elsewhere the text stays as it is. */
export function createPaint({ colours }: { readonly colours: boolean }): Paint {
  // The caller has decided already; Node would look at its own streams.
  return (tone, text) => (colours ? styleText(styles[tone], text, { validateStream: false }) : text);
}
