import { basename, dirname, join } from 'node:path';
import type { ApiFileNamed } from '../../model/api-file.ts';
import { docComment } from '../types/doc-comment.ts';
import { ts } from '../typescript.ts';

/** What a component offers to style sheets. */
export interface StyleHooks {
  readonly cssVariables: readonly ApiFileNamed[];
  readonly dataAttributes: readonly ApiFileNamed[];
  /** The modules that declare them, also those that do not exist. */
  readonly files: readonly string[];
}

/**
 * Reads the CSS variables and data attributes of a component from the modules beside its declaration:
 * `DialogPopupCssVars` and `DialogPopupDataAttributes` beside `DialogPopup`. Each is an enum, or constants,
 * whose values are the names. Nothing imports these modules, so they are read without the type checker.
 */
export function styleHooks(declaration: ts.Declaration, name: string): StyleHooks {
  const file = declaration.getSourceFile().fileName;
  const end = /(?:\.d)?\.[cm]?tsx?$/.exec(basename(file))?.[0] ?? '.ts';
  const ends = [...new Set([end, end.replace('tsx', 'ts')])];
  const fileOf = (suffix: string) => {
    const candidates = ends.map((one) => join(dirname(file), `${name}${suffix}${one}`));
    return candidates.find((candidate) => ts.sys.fileExists(candidate)) ?? candidates.at(-1) ?? '';
  };
  const [variables, attributes] = [fileOf('CssVars'), fileOf('DataAttributes')];
  return {
    cssVariables: readNames(variables, '--'),
    dataAttributes: readNames(attributes, 'data-'),
    files: [variables, attributes],
  };
}

function readNames(file: string, start: string): ApiFileNamed[] {
  const text = ts.sys.readFile(file);
  if (text === undefined) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isEnumDeclaration(statement)) return statement.members.flatMap((member) => named(member, start));
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declared) => named(declared, start));
  });
}

function named(node: ts.EnumMember | ts.VariableDeclaration, start: string): ApiFileNamed[] {
  const { initializer } = node;
  if (!initializer || !ts.isStringLiteralLike(initializer) || !initializer.text.startsWith(start)) return [];
  const comment = docComment([node]);
  const type = ts.getJSDocTypeTag(node)?.typeExpression.type.getText();
  return [
    {
      name: initializer.text,
      ...(comment.description !== undefined && { description: comment.description }),
      ...(type !== undefined && { type }),
      ...(comment.default !== undefined && { default: comment.default }),
    },
  ];
}
