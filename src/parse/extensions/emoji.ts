// gemoji (wooorm): the names of GitHub's emoji, without dependencies.
import { nameToEmoji } from 'gemoji';

/** The emoji of a name: `tada` → 🎉; undefined for an unknown name. */
export function emojiOf(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}
