import type { SiteFunctions } from '../assemble/run-emitters.ts';
import { describeValue } from '../data/describe-value.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Rule, RuleProblem, SiteFacts } from '../model/extensions.ts';
import { readItems, runNamed, WrongResult } from '../parse/plugins/plugin-tools.ts';

/** Checks the assembled site by the rules of its module, one after the other. */
export async function checkOwnRules(
  facts: SiteFacts,
  { functions, placeOf, tools }: SiteFunctions<Rule>,
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
  const { severity = 'warning', message, hint, place } = Object(problem) as Partial<RuleProblem>;
  if (typeof message !== 'string' || message === '')
    throw new WrongResult('returned a problem without a message.', example);
  if (severity !== 'error' && severity !== 'warning')
    throw new WrongResult(
      `returned the severity ${describeValue(severity)}.`,
      "severity: 'error' or severity: 'warning'",
    );
  return {
    severity,
    code: `site/${name}`,
    message,
    ...(typeof hint === 'string' && { hint }),
    ...(place !== undefined && { place: toPlace(place) }),
  };
}

function toPlace({ file, line = 1, column = 1 }: NonNullable<RuleProblem['place']>): Place {
  if (typeof file !== 'string')
    throw new WrongResult(`returned a place without a file; found ${describeValue(file)}.`, example);
  return { file, line: atLeastOne(line), column: atLeastOne(column) };
}

function atLeastOne(count: number): number {
  return Number.isInteger(count) && count > 0 ? count : 1;
}
