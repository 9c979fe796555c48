import { longest } from '@acme/words/data/limits';
import MuiError from '@acme/words/macros/MuiError.macro';

export const format = (text: string): string => {
  if (text.length > longest) throw new MuiError('Acme: The text is too long.');
  return text.toUpperCase();
};
