import { expect, test } from 'vitest';
import { exportedFunction } from '../../../src/model/evaluation.ts';
import { receiveOutcome, runModuleHere } from '../../../src/workers/module-exports.ts';

const outcomeOf = async (code: string) => receiveOutcome(await runModuleHere(code));

test.for<[name: string, code: string, site: unknown]>([
  [
    'plain data',
    "export const site = { name: 'Acme', list: [1, true, null] };",
    { name: 'Acme', list: [1, true, null] },
  ],
  [
    'functions, which stay in their thread',
    'export const site = { name: () => 1 };',
    { name: exportedFunction },
  ],
  ['dates as texts', 'export const site = [new Date(0)];', ['1970-01-01T00:00:00.000Z']],
  ['nothing in place of undefined', 'export const site = { name: undefined };', {}],
])('a module exports %s', async ([, code, value]) => {
  expect(await outcomeOf(code)).toEqual({ kind: 'exports', exports: { site: { kind: 'data', value } } });
});

test('an export without a value is none', async () => {
  expect(await outcomeOf('export let site;')).toEqual({ kind: 'exports', exports: {} });
});

test.for([
  [
    'an object that contains itself',
    'const site = {}; site.site = site; export { site };',
    'Converting circular',
  ],
  ['a number that JSON does not have', 'export const site = 1n;', 'Do not know how to serialize a BigInt'],
] as const)('%s is no data', async ([, code, reason]) => {
  expect(await outcomeOf(code)).toMatchObject({
    exports: { site: { kind: 'not-data', reason: expect.stringContaining(reason) } },
  });
});

test('a module that throws has failed', async () => {
  expect(await outcomeOf("throw new Error('no network.\\nMore.')")).toEqual({
    kind: 'failed',
    message: 'no network',
    position: { line: 1, column: 7 },
  });
});
