interface Phrase {
  readonly pattern: RegExp;
  readonly sentence: (...parts: string[]) => string;
}

const meant = (near: string | undefined): string => (near ? `; did you mean "${near}"?` : '.');

// Commander's messages, and how we say the same.
const phrases: readonly Phrase[] = [
  {
    pattern: /^unknown command '(.*?)'(?:\n\(Did you mean (?:one of )?(.*?)(?:, .*)?\?\))?$/,
    sentence: (name, near) =>
      `There is no command "${name}"${near ? meant(near) : '; docs --help lists them.'}`,
  },
  {
    pattern: /^unknown option '(.*?)'(?:\n\(Did you mean (?:one of )?(.*?)(?:, .*)?\?\))?$/,
    sentence: (name, near) => `There is no option "${name}"${meant(near)}`,
  },
  {
    pattern: /^option '(.*?)' argument missing$/,
    sentence: (option) => `A value is missing after ${option}.`,
  },
  {
    pattern: /^missing required argument '(.*?)'$/,
    sentence: (name) => `A value is missing for <${name}>.`,
  },
  {
    pattern: /^option '(\S+).*?' argument '(.*?)' is invalid\. Allowed choices are (.*)\.$/,
    sentence: (option, value, choices) => `${option} takes one of ${choices}; found "${value}".`,
  },
  {
    pattern: /^option '(\S+).*?' argument '(.*?)' is invalid\. (.*)$/,
    sentence: (option, value, reason) => `${option} cannot be "${value}". ${reason}`,
  },
  {
    pattern: /^option '(\S+).*?' cannot be used with option '(\S+).*?'$/,
    sentence: (one, other) => `${one} and ${other} do not go together.`,
  },
  {
    pattern: /^too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+)\.$/,
    sentence: (name, expected, found) => `docs ${name} takes at most ${expected} argument; found ${found}.`,
  },
];

/** One sentence about wrong usage, from the message of the argument parser. */
export function usageSentence(message: string): string {
  const bare = message.trim().replace(/^error: /, '');
  for (const { pattern, sentence } of phrases) {
    const match = pattern.exec(bare);
    if (match !== null) return sentence(...match.slice(1));
  }
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1).replaceAll('\n', ' ');
  return /[.?!)]$/.test(sentence) ? sentence : `${sentence}.`;
}
