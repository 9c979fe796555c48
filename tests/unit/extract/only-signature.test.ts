import { expect, test } from 'vitest';
import { isCallable, onlySignature } from '../../../src/extract/types/only-signature.ts';
import { ts } from '../../../src/extract/typescript.ts';

const call = '(name: string) => void';

const cases: readonly (readonly [type: string, signature: string | undefined, callable: boolean])[] = [
  [call, call, true],
  ['string', undefined, false],
  [`(${call}) | string`, call, false],
  [`(${call}) | { name: string }`, undefined, false],
  [`(${call}) | ((name: number) => void)`, undefined, false],
  [`(${call}) & { name: string }`, call, true],
  [`(${call}) & { [K in 'name']: string }`, call, true],
  [`(${call}) & ((name: number) => void)`, undefined, true],
  [`(${call}) & ((name: string) => string)`, undefined, true],
  // A signature that is repeated counts once.
  [`(${call}) & ((name: string) => void)`, call, true],
  [`{ [K in 'name']: ${call} }`, undefined, false],
  [`{ [K in 'name']: ${call} } & { other: string }`, undefined, false],
];

const text = cases.map(([type], index) => `type T${index} = ${type};`).join('\n');
const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
const program = ts.createProgram({
  rootNames: ['types.ts'],
  options: { noLib: true, strict: true, types: [] },
  host: {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === 'types.ts' ? source : undefined),
  },
});
const checker = program.getTypeChecker();
const types = source.statements
  .filter((statement) => ts.isTypeAliasDeclaration(statement))
  .map(({ type }) => checker.getTypeFromTypeNode(type));

test.for(cases.map((one, index) => [index, ...one] as const))(
  'case %i: %s has the signature %s',
  ([index, , expected, callable]) => {
    const type = types[index];
    if (!type) throw new Error('The source lacks a type.');
    const signature = onlySignature(type, checker);
    const flags = ts.TypeFormatFlags.WriteArrowStyleSignature;
    expect(signature && checker.signatureToString(signature, undefined, flags)).toBe(expected);
    // A union is not one thing that can be called.
    if (!type.isUnion()) expect(isCallable(type)).toBe(callable);
  },
);
