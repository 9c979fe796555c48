/** Beginnings of words that British and American English spell differently. */
const pairs = [
  ...['colour color', 'behaviour behavior', 'favour favor', 'neighbour neighbor', 'honour honor'],
  ...['labour labor', 'grey gray', 'centre center', 'fibre fiber', 'metre meter', 'licence license'],
  ...['catalogue catalog', 'dialogue dialog', 'analogue analog', 'artefact artifact', 'programme program'],
  ...['defence defense', 'judgement judgment', 'fulfil fulfill'],
].map((pair) => pair.split(' ') as [british: string, american: string]);

/** `customise`, `organisation`, `analysing`, and their American spellings. */
const british = /(?<=[a-z]{3}[iy])s(?=e[drs]?$|es$|ers$|ing$|ations?$|able$)/;
const american = /(?<=[a-z]{3}[iy])z(?=e[drs]?$|es$|ers$|ing$|ations?$|able$)/;
/** `labelled`, `cancelling` */
const doubled = /(?<=[a-z]{3}[aeiou])ll(?=ed$|ing$|ers?$)/;
const single = /(?<=[a-z]{3}[aeiou])l(?=ed$|ing$|ers?$)/;

/** Returns other spellings that a folded English word may have: `color` → `colour` */
export function otherSpellings(word: string): string[] {
  const found = pairs.flatMap(([one, other]) => {
    if (word.startsWith(one)) return [other + word.slice(one.length)];
    return word.startsWith(other) ? [one + word.slice(other.length)] : [];
  });
  const endings = [
    word.replace(british, 'z'),
    word.replace(american, 's'),
    word.replace(doubled, 'l'),
    word.replace(single, 'll'),
  ];
  return [...new Set([...found, ...endings])].filter((spelling) => spelling !== word);
}
