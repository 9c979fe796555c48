/** Examples of CommonMark that come out differently here, and why. */
export const commonmarkDifferences: readonly {
  readonly reason: string;
  readonly examples: readonly number[];
}[] = [
  {
    reason: "An address in the text is a link, as in GitHub's Markdown.",
    examples: [602, 606, 608, 611, 612],
  },
  {
    reason: 'A tag in capitals that is no element of HTML is taken for a component.',
    examples: [163],
  },
  {
    reason: 'A scheme that the site does not allow makes no link.',
    examples: [598, 599, 601],
  },
];
