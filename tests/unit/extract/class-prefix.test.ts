import { expect, test } from 'vitest';
import { extractSources } from '../../support/extract-sources.ts';

const declared = {
  'src/index.ts': "export * from './chip.tsx'; export * from './chipClasses.ts';",
  'src/chip.tsx': `
    import * as React from 'react';
    import type { ChipClasses } from './chipClasses.ts';
    export interface ChipProps {
      classes?: Partial<ChipClasses>;
      slots?: { root?: React.ElementType };
    }
    export const Chip = (props: ChipProps) => <b className={props.classes?.root} />;
  `,
};
const keys = 'export interface ChipClasses { disabled: string; root: string }';

/** The names of classes by key, and the class of the slot `root`. */
async function classNames(classesModule: string, packageName = '@acme/kit') {
  const files = { ...declared, 'src/chipClasses.ts': classesModule };
  const { component } = await extractSources(files, {}, packageName);
  const { classes = [], slots = [] } = component('Chip');
  return { classes: classes.map(({ key, className }) => [key, className]), slot: slots[0]?.class };
}

test('a package of MUI has its prefix', async () => {
  expect(await classNames(keys, '@mui/lab')).toEqual({
    classes: [
      ['disabled', 'Mui-disabled'],
      ['root', 'MuiChip-root'],
    ],
    slot: 'MuiChip-root',
  });
});

test.each([
  "export const chipClasses = generateUtilityClasses('AcmeChip', ['root', 'disabled']);",
  "export function getChipUtilityClass(slot: string) { return generateUtilityClass('AcmeChip', slot); }",
  "export const getClass = (slot: string) => utils.unstable_generateUtilityClass('AcmeChip', slot);",
])('sources state the prefix of another library: %s', async (statement) => {
  expect(await classNames(`${keys}\n${statement}`)).toEqual({
    classes: [
      ['disabled', 'Mui-disabled'],
      ['root', 'AcmeChip-root'],
    ],
    slot: 'AcmeChip-root',
  });
});

test('another library has keys alone', async () => {
  expect(await classNames(keys)).toEqual({
    classes: [
      ['disabled', undefined],
      ['root', undefined],
    ],
    slot: null,
  });
});
