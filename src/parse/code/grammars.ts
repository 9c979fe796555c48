// refractor (wooorm): the grammars of Prism as modules without globals. tests/bench/README.md
// compares it with other highlighters.
import apacheconf from 'refractor/apacheconf';
import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor, type Syntax } from 'refractor/core';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import dart from 'refractor/dart';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import elixir from 'refractor/elixir';
import go from 'refractor/go';
import graphql from 'refractor/graphql';
import handlebars from 'refractor/handlebars';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import less from 'refractor/less';
import lua from 'refractor/lua';
import makefile from 'refractor/makefile';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import php from 'refractor/php';
import powershell from 'refractor/powershell';
import protobuf from 'refractor/protobuf';
import python from 'refractor/python';
import r from 'refractor/r';
import ruby from 'refractor/ruby';
import rust from 'refractor/rust';
import scala from 'refractor/scala';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { correctGrammar } from './correct-grammar.ts';
import type { Language } from './languages.ts';
import type { Token } from './token.ts';

const syntaxes: Readonly<Record<Exclude<Language, 'text'>, Syntax>> = {
  apacheconf,
  bash,
  c,
  cpp,
  csharp,
  css,
  dart,
  diff,
  docker,
  elixir,
  go,
  graphql,
  handlebars,
  hcl,
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
  lua,
  makefile,
  markdown,
  nginx,
  php,
  powershell,
  protobuf,
  python,
  r,
  ruby,
  rust,
  scala,
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

interface Environment {
  code: string;
  readonly grammar: object;
  readonly language: string;
  tokens: readonly Token[];
}

/** Splits a text into the tokens of its language. */
export function tokenize(text: string, language: Language): readonly Token[] {
  if (language === 'text') return [text];
  const syntax = syntaxes[language];
  register(syntax);
  const grammar = refractor.languages[syntax.displayName];
  if (grammar === undefined) return [text];
  const environment: Environment = { code: text, grammar, language: syntax.displayName, tokens: [] };
  // Hooks of the grammars find the text between JSX tags, and PHP in markup.
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
    for (const name of ['javascript', 'jsx', 'typescript', 'tsx'])
      correctGrammar(refractor.languages[name] ?? {});
  }
  if (refractor.registered(displayName)) return;
  for (const syntax of Object.values(syntaxes)) refractor.register(syntax);
}
