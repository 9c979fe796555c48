/** Blocks of an article that are laid out at once: as many as most pages have, and more than a screen of `tallestScreen` shows. */
export const firstBlocks = 24;

/** Pixels. On a higher one blocks would be seen before their margins have met those of what is in them. */
export const tallestScreen = 1300;

/** The other blocks, while they may come later. */
export const laterBlocks = `[data-arriving] .prose > :nth-child(n + ${firstBlocks + 1})`;
