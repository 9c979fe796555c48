// refractor (wooorm): the grammars of Prism as modules without globals. `tests/bench/highlight.mjs` compares
// it with other highlighters.
import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor, type Syntax } from 'refractor/core';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import less from 'refractor/less';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import php from 'refractor/php';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import ruby from 'refractor/ruby';
import rust from 'refractor/rust';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import type { Definition } from './compile-grammar.ts';
import type { Language } from './languages.ts';
import { markJsxText } from './mark-jsx-text.ts';
import type { Token } from './token.ts';
import { tokenizeText } from './tokenize-text.ts';

const syntaxes: Readonly<Record<Exclude<Language, 'text'>, Syntax>> = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  docker,
  go,
  graphql,
  html: markup,
  http,
  ini,
  java,
  // Samples of JavaScript may contain JSX.
  js: jsx,
  json,
  jsx,
  kotlin,
  less,
  markdown,
  php,
  powershell,
  python,
  ruby,
  rust,
  scss,
  sql,
  swift,
  toml,
  ts: typescript,
  tsx,
  xml: markup,
  yaml,
};

/**
 * Functions that refractor inherits from Prism and does not declare. Its own `highlight` builds a tree of
 * elements, which is slow.
 */
interface Tokenizer {
  readonly tokenize: (text: string, grammar: object) => readonly Token[];
  readonly hooks: { readonly run: (name: string, environment: object) => void };
}
const tokenizer = refractor as unknown as Tokenizer;

/** Splits a text into the tokens of its language. */
export function tokenize(text: string, language: Language): readonly Token[] {
  if (language === 'text') return [text];
  const syntax = syntaxes[language];
  register(syntax);
  const grammar = refractor.languages[syntax.displayName];
  if (grammar === undefined) return [text];
  if (language === 'php') return tokenizePhp(text, grammar);
  const tokens = tokenizeText(text, grammar as Definition);
  return language === 'jsx' || language === 'tsx' || language === 'js' ? markJsxText(tokens) : tokens;
}

/**
 * Splits PHP with refractor's own function, whose hooks handle PHP in markup. The hooks of other languages do
 * not change the result.
 */
function tokenizePhp(text: string, grammar: object): readonly Token[] {
  const environment = { code: text, grammar, language: php.displayName, tokens: [] as readonly Token[] };
  tokenizer.hooks.run('before-tokenize', environment);
  environment.tokens = tokenizer.tokenize(environment.code, grammar);
  tokenizer.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/**
 * Languages of pages about components, registered at first use. The others are registered when one of them is
 * needed, since each registration walks all registered grammars. The order matters: GraphQL, HTTP and
 * Markdown highlight embedded code in the languages registered before them.
 */
const common = [markup, css, bash, diff, graphql, http, jsx, json, markdown, yaml, typescript, tsx];

/** Registers a language. Grammars in use do not change: a text gets the same tokens before and after. */
function register({ displayName }: Syntax): void {
  if (!refractor.registered(tsx.displayName)) {
    for (const syntax of common) refractor.register(syntax);
    for (const syntax of [jsx, tsx]) deepenBraces(refractor.languages[syntax.displayName] ?? {});
  }
  if (refractor.registered(displayName)) return;
  for (const syntax of Object.values(syntaxes)) refractor.register(syntax);
}

/**
 * The braces that the grammar of JSX allows in an attribute, three levels deep; deeper braces would end the
 * tag.
 */
const threeLevels = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

const eightLevels = Array.from({ length: 7 }).reduce<string>(
  (inner) => String.raw`\{(?:${inner}|[^{}])*\}`,
  String.raw`\{[^{}]*\}`,
);

/** Changes a grammar so that attributes may nest braces deeper: `sx={{ '&:hover': { a: { b: {} } } }}`. */
function deepenBraces(grammar: object): void {
  let changed = 0;
  const seen = new Set<object>();
  const visit = (node: Record<string, unknown>) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (value instanceof RegExp) {
        if (!value.source.includes(threeLevels)) continue;
        node[key] = new RegExp(value.source.replaceAll(threeLevels, `(?:${eightLevels})`), value.flags);
        changed += 1;
      } else if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
    }
  };
  visit(grammar as Record<string, unknown>);
  if (changed === 0) throw new Error('The grammar of JSX has changed: its braces have another form.');
}
