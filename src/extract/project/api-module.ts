import type { ComponentElement } from '../component/accepted-props.ts';
import { ts } from '../typescript.ts';

/** The module of ours that imports the packages and contains an element of each component. */
export interface ApiModule {
  readonly text: string;
  /** The specifier that each namespace imports, and the paths of the components in it. */
  readonly elements: ReadonlyMap<string, readonly string[]>;
}

/** Its name, in the folder of the site. It is never written. */
export const apiModuleName = 'colophon-api-module.tsx';

/** Makes the module. `elements` are paths of components by specifier: `Dialog.Root` of `@acme/kit`. */
export function apiModule(elements: ReadonlyMap<string, readonly string[]>): ApiModule {
  const specifiers = [...elements.keys()];
  const imports = specifiers.map(
    (specifier, index) => `import * as P${index} from ${JSON.stringify(specifier)};`,
  );
  const tags = specifiers.flatMap((specifier, index) =>
    (elements.get(specifier) ?? []).map((path) => `<P${index}.${path} />;`),
  );
  return { elements, text: ["import * as React from 'react';", ...imports, ...tags, ''].join('\n') };
}

/** What the module contains in one program. */
export interface ReadApiModule {
  readonly source: ts.SourceFile;
  /** The module of React's types; absent if they are not installed. */
  readonly react: ts.Symbol | undefined;
  /** Whether a package exports something that may be a component. */
  readonly hasElements: boolean;
  moduleOf(specifier: string): ts.Symbol | undefined;
  elementOf(specifier: string, path: string): ComponentElement | undefined;
}

/** Finds the imports and elements of the module in a program. */
export function readApiModule(program: ts.Program, file: string): ReadApiModule {
  const source = program.getSourceFile(file);
  if (!source) throw new Error('Internal error: the program lacks the module with its imports.');
  const checker = program.getTypeChecker();
  const specifiers: string[] = [];
  const modules = new Map<string, ts.Symbol>();
  const elements = new Map<string, ComponentElement>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
      specifiers.push(statement.moduleSpecifier.text);
      if (symbol) modules.set(statement.moduleSpecifier.text, symbol);
    }
    if (ts.isExpressionStatement(statement) && ts.isJsxSelfClosingElement(statement.expression)) {
      const [, number = '', path = ''] = /^P(\d+)\.(.*)$/.exec(statement.expression.tagName.getText()) ?? [];
      elements.set(`${specifiers[Number(number) + 1]} ${path}`, statement.expression);
    }
  }
  return {
    source,
    react: modules.get('react'),
    hasElements: elements.size > 0,
    moduleOf: (specifier) => modules.get(specifier),
    elementOf: (specifier, path) => elements.get(`${specifier} ${path}`),
  };
}
