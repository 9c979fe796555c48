import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { diagnosticCodes } from '../../support/diagnostic-codes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the list of codes is that of the sources', async () => {
  const codes = await diagnosticCodes(`${root}src`);
  const text = `// Made from the sources by
// npx vitest run --config tests/vitest.config.ts --project unit tests/unit/config/diagnostic-codes -u

/** The codes of all problems that a build or check reports. */
export const diagnosticCodes: readonly string[] = [
${codes.map((code) => `  '${code}',\n`).join('')}];
`;
  await expect(text).toMatchFileSnapshot(`${root}src/config/diagnostic-codes.ts`);
});
