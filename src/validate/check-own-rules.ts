import type { NamedFunctions } from '../assemble/run-emitters.ts';
import { describeValue } from '../data/describe-value.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { type Rule, type RuleProblem, ruleCode, type SiteFacts } from '../model/extensions.ts';
import { readItems, runNamed, WrongResult } from '../parse/plugins/plugin-tools.ts';

/** Checks the assembled site by the rules of its module, one after the other. */
export async function checkOwnRules(
  facts: SiteFacts,
  { functions, placeOf, tools }: NamedFunctions<Rule>,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const [name, rule] of functions) {
    const read = (problem: unknown) => toDiagnostic(problem, name);
    const run = async () =>
      readItems(await rule(facts), { name: 'problems', most: maxProblems, example, read });
    const named = {
      subject: `Rule "${name}"`,
      code: 'rule-failed',
      fallback: placeOf(['rules', name]),
    } as const;
    const outcome = await runNamed(named, run, tools);
    if (outcome.kind === 'failed') diagnostics.push(outcome.diagnostic);
    else for (const problem of outcome.value) diagnostics.push(problem);
  }
  return diagnostics;
}

/** More than anybody reads. */
const maxProblems = 10_000;

const example = "return [{ message: 'This page has no owner.', place: { file: page.file } }];";

function toDiagnostic(problem: unknown, name: string): Diagnostic {
  const { severity = 'warning', message, hint, place, fix } = Object(problem) as Partial<RuleProblem>;
  if (typeof message !== 'string' || message === '')
    throw new WrongResult('returned a problem without a message.', example);
  if (severity !== 'error' && severity !== 'warning')
    throw new WrongResult(
      `returned the severity ${describeValue(severity)}.`,
      "severity: 'error' or severity: 'warning'",
    );
  const correction = fix === undefined ? undefined : toFix(fix, place);
  // As those of our rules, a problem with one right answer shows it.
  const shown = typeof hint === 'string' ? hint : correction?.to;
  return {
    severity,
    code: ruleCode(name),
    message,
    ...(shown !== undefined && shown !== '' && { hint: shown }),
    ...(place !== undefined && { place: toPlace(Object(place)) }),
    ...(correction && { fix: correction }),
  };
}

const fixExample = "return [{ message, place: { file, line }, fix: { from: 'colour', to: 'color' } }];";

function toFix(fix: unknown, place: RuleProblem['place']): NonNullable<Diagnostic['fix']> {
  const { from, to } = Object(fix) as { readonly from?: unknown; readonly to?: unknown };
  if (typeof from !== 'string' || from === '' || typeof to !== 'string')
    throw new WrongResult('returned a fix without the texts "from" and "to".', fixExample);
  if (place?.line === undefined) throw new WrongResult('returned a fix without a line.', fixExample);
  if (/[\r\n]/.test(from))
    throw new WrongResult('returned a fix whose "from" has more than one line.', fixExample);
  return { from, to };
}

function toPlace({ file, line = 1, column = 1 }: NonNullable<RuleProblem['place']>): Place {
  if (typeof file !== 'string')
    throw new WrongResult(`returned a place without a file; found ${describeValue(file)}.`, example);
  return { file, line: atLeastOne(line), column: atLeastOne(column) };
}

function atLeastOne(count: number): number {
  return Number.isInteger(count) && count > 0 ? count : 1;
}
