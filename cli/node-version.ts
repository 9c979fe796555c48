/** The oldest Node.js that Colophon runs in, as `engines` of package.json states it. */
export const oldestNode = { major: 20, minor: 19 } as const;

/** Says which Node.js is needed; undefined for a version, such as `22.1.0`, that is new enough. */
export function nodeVersionProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return undefined;
  return `Colophon needs Node.js ${oldestNode.major}.${oldestNode.minor} or newer, and this is Node.js ${version}: install a newer one from https://nodejs.org.`;
}
