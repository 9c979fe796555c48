import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { readTerms } from '../../../src/assemble/search/pages/read-terms.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import { bytesOf } from '../../../src/lib/bytes-of.ts';
import { placeholder } from '../../../src/lib/placeholders.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { PageProps } from '../../../src/model/page-props.ts';
import type { PartProps } from '../../../src/model/part-props.ts';
import type { FilePath, OutputPath, SourcePath } from '../../../src/model/path.ts';
import type { RenderTask } from '../../../src/model/render-task.ts';
import { english } from '../../../src/model/words.ts';
import type { ParseResult, ParseTask, TextSource } from '../../../src/parse/parse-task.ts';
import type { TemplateLocation } from '../../../src/render/load-templates.ts';
import type { BodySource, RenderResult } from '../../../src/render/render-tasks.ts';
import { createTaskRunner } from '../../../src/workers/create-task-runner.ts';
import { createInlineRunner } from '../../../src/workers/inline-runner.ts';
import { createWorkerPool } from '../../../src/workers/pool/worker-pool.ts';
import type { TaskRunner } from '../../../src/workers/task-runner.ts';
import { barePage, emptyArticle } from '../../support/bare-page.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const support = (name: string) => new URL(`../../support/${name}`, import.meta.url).href;
const workerFile = fileURLToPath(new URL('../../../lib/worker.js', import.meta.url)) as FilePath;

interface PageToParse extends ParseTask {
  readonly text: string;
}

const location: TemplateLocation = {
  templates: support('plain-templates.mjs'),
  own: false,
  demos: { 'demo:plain': support('plain-demo.mjs'), 'demo:failing': support('failing-demo.mjs') },
};

/** These demos throw nothing late. */
const unheard = (words: string) => {
  throw new Error(words);
};

const runners: TaskRunner[] = [];
const inline = () => kept(createInlineRunner(nodeFileSystem()));
const pooled = () => kept(createWorkerPool({ workerFile, threads: 2, timeLimit: 20, warn: unheard }));

function kept<Made extends TaskRunner>(runner: Made): Made {
  runners.push(runner);
  return runner;
}

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
});

/** Pages of every kind; every seventh has the body of another, every eleventh an error. */
const jobs = Array.from({ length: 45 }, (_, index): PageToParse => {
  const body = index % 7 === 0 ? 'The same words.' : `Words of ${index} — naïve, 文档, 🎉.`;
  const mistake = index % 11 === 0 ? '\n{{"demo": }}\n' : '';
  return {
    path: `m/page-${index}.md` as SourcePath,
    text: `# Page ${index}\n\n## Part\n\n${body} [x](/m/y/)\n\n{{"demo": "A.tsx"}}\n${mistake}`,
    options: { trust: true },
  };
});

const demoPart = (entry: string): PartProps => ({
  kind: 'demo',
  entry,
  id: 'A',
  name: 'A',
  code: { kind: 'same', variant: { files: [] } },
  dependencies: {},
  options: {},
  serverRendered: true,
  moment: 'visible',
});

const textOf: TextSource = async ({ path }) => ({
  text: jobs.find((job) => job.path === path)?.text ?? '',
});

/** Everything a runner parsed, in the order of the jobs. */
async function parse(runner: TaskRunner, wanted: readonly PageToParse[]): Promise<ParseResult[]> {
  const results: ParseResult[] = [];
  await runner.parsePages(wanted, textOf, async (result, index) => {
    results[index] = result;
  });
  return results;
}

function propsOf({ parsed }: ParseResult, index: number): PageProps {
  const { title = '', bodyHash, headings } = parsed.value;
  return {
    ...barePage,
    path: `/m/page-${index}`,
    words: english,
    head: { title, noindex: false, alternates: [] },
    article: {
      ...emptyArticle,
      title,
      bodyHash,
      links: [{ href: '/m/y/', rel: '', newTab: false }],
      headingIds: headings.map(({ id }) => id),
      parts: [demoPart(index % 5 === 0 ? 'demo:failing' : 'demo:plain')],
    },
  };
}

function tasksOf(results: readonly ParseResult[]): RenderTask[] {
  return results.map((result, index) => ({ key: `key-${index}`, props: propsOf(result, index) }));
}

function bodySource(results: readonly ParseResult[]): BodySource {
  const bodies = new Map(results.map(({ parsed, body }) => [parsed.value.bodyHash, body.slice()]));
  const bodyOf = (hash: string) => {
    const body = bodies.get(hash);
    if (!body) throw new Error(`no body ${hash}`);
    return body;
  };
  return async (hashes) => hashes.map(bodyOf);
}

/** Everything rendered by key, and all style rules, in an order that does not depend on who did the work. */
async function render(runner: TaskRunner, results: readonly ParseResult[], bodyOf = bodySource(results)) {
  const rendered: RenderResult[] = [];
  await runner.renderTasks(tasksOf(results), location, bodyOf, async (result) => {
    rendered.push(result);
  });
  const pages = rendered.map(({ key, facts, html }) => ({
    key,
    facts,
    html: new TextDecoder().decode(html),
  }));
  const rules = new Map(rendered.flatMap((result) => result.rules));
  return { pages: pages.sort((a, b) => (a.key < b.key ? -1 : 1)), rules: [...rules].sort() };
}

const plain = (results: readonly ParseResult[]) =>
  results.map(({ parsed, body }) => ({ parsed, body: new TextDecoder().decode(body) }));

test('inline and pooled runners give the same bytes', async () => {
  const [one, many] = [inline(), pooled()];
  const [fromOne, fromMany] = [await parse(one, jobs), await parse(many, jobs)];
  expect(plain(fromMany)).toEqual(plain(fromOne));
  const [renderedByOne, renderedByMany] = [await render(one, fromOne), await render(many, fromMany)];
  expect(renderedByOne.pages).toHaveLength(jobs.length);
  expect(renderedByMany).toEqual(renderedByOne);
  expect(renderedByOne.pages[1]?.html).toContain('<div>rendered</div>');
  expect(renderedByOne.pages[0]?.facts.failures).toEqual([{ part: 0, message: 'window is not defined' }]);
});

describe.each([
  ['inline', inline],
  ['pooled', pooled],
])('a runner, %s', (_name, create) => {
  test('gives each result with the index of its order', async () => {
    const results = await parse(create(), jobs);
    expect(results.map(({ parsed }) => parsed.value.source)).toEqual(jobs.map(({ path }) => path));
  });

  test('rejects with the error that the caller throws for a parsed page', async () => {
    const work = create().parsePages(jobs, textOf, async () => {
      throw new Error('The disk is full.');
    });
    await expect(work).rejects.toThrow('The disk is full.');
  });

  test('reports mistakes in pages as values', async () => {
    const [first] = await parse(create(), jobs.slice(0, 1));
    expect(first?.parsed.diagnostics.map(({ code }) => code)).toContain('directive-json');
  });

  test('renders what another runner has parsed', async () => {
    const results = await parse(inline(), jobs);
    const { pages } = await render(create(), results);
    expect(pages).toHaveLength(jobs.length);
  });

  test('renders twice what it parsed once', async () => {
    const runner = create();
    const results = await parse(runner, jobs);
    expect((await render(runner, results)).pages).toEqual((await render(runner, results)).pages);
  });

  test('renders the same bodies in overlapping rounds', async () => {
    const runner = create();
    const results = await parse(runner, jobs);
    const [first, second] = await Promise.all([render(runner, results), render(runner, results)]);
    expect(second.pages).toEqual(first.pages);
  });

  test('renders a page that it parsed beside a cached one with the same body', async () => {
    const runner = create();
    const results = await parse(runner, jobs.slice(0, 1));
    expect((await render(runner, [...results, ...results])).pages).toHaveLength(2);
  });

  test('does nothing without pages', async () => {
    const runner = create();
    expect(await parse(runner, [])).toEqual([]);
    expect((await render(runner, [])).pages).toEqual([]);
  });

  test('rejects when the templates cannot be loaded', async () => {
    const runner = create();
    const results = await parse(runner, jobs.slice(0, 3));
    const gone = { ...location, templates: support('gone.mjs') };
    await expect(
      runner.renderTasks(tasksOf(results), gone, bodySource(results), async () => {}),
    ).rejects.toThrow(/gone\.mjs/);
  });

  test('writes each file completely', async () => {
    await using folder = await temporaryFolder();
    const outDir = folder.path as FilePath;
    const shared = new TextEncoder().encode('one two');
    const output = (path: string, content: OutputFile['content']): OutputFile => ({
      path: path as OutputPath,
      phase: 'page',
      hash: path,
      content,
    });
    const outputs = [
      ...Array.from({ length: 40 }, (_, index) =>
        output(`deep/${index % 5}/${index}.md`, async () => new TextEncoder().encode(`ü ${index}`)),
      ),
      output('part', shared.subarray(4)),
      output('whole', shared),
      output('empty', new Uint8Array()),
      output('made empty', async () => new Uint8Array()),
    ];
    await create().writeOutputs(outputs, outDir);
    const found = await nodeFileSystem().list(outDir);
    expect(found.map(({ path }) => path).sort()).toEqual(outputs.map(({ path }) => path).sort());
    for (const { path, content } of outputs)
      expect(new Uint8Array(await readFile(join(outDir, path)))).toEqual(await bytesOf({ content }));
    expect(shared).toHaveLength(7);
  });

  test('writes nothing more once the signal is aborted', async () => {
    await using folder = await temporaryFolder();
    const outputs = ['a', 'b'].map(
      (path): OutputFile => ({
        path: path as OutputPath,
        phase: 'asset',
        hash: '',
        content: new Uint8Array(9),
      }),
    );
    const over = AbortSignal.abort(new Error('It is over.'));
    await expect(create().writeOutputs(outputs, folder.path as FilePath, over)).rejects.toThrow(
      'It is over.',
    );
    expect(await nodeFileSystem().list(folder.path as FilePath)).toEqual([]);
  });

  test('rejects when a file cannot be written or has no content', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'file'), 'x');
    const write = (path: string, content: OutputFile['content']) =>
      create().writeOutputs(
        [{ path: path as OutputPath, phase: 'page', hash: '', content }],
        folder.path as FilePath,
      );
    await expect(write('file/below', new Uint8Array())).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(
      write('other', async () => {
        throw new Error('It is gone.');
      }),
    ).rejects.toThrow('It is gone.');
  });

  test('has written the others when it rejects because one has no content', async () => {
    await using folder = await temporaryFolder();
    let finish = (_: Uint8Array): void => {};
    const late = new Promise<Uint8Array>((resolve) => {
      finish = resolve;
    });
    const output = (path: string, content: OutputFile['content']): OutputFile => ({
      path: path as OutputPath,
      phase: 'asset',
      hash: path,
      content,
    });
    // More than fit into the first message of a thread, so that the two that matter are under way side by
    // side.
    const outputs = Array.from({ length: 33 }, (_, index) =>
      output(`${index}`, async () => (await late).slice()),
    );
    const gone = output('gone', async () => {
      setImmediate(() => finish(new Uint8Array(1)));
      throw new Error('It is gone.');
    });
    const work = create().writeOutputs(
      [...outputs.slice(0, 31), gone, ...outputs.slice(31)],
      folder.path as FilePath,
    );
    await expect(work).rejects.toThrow('It is gone.');
    const written = (await nodeFileSystem().list(folder.path as FilePath)).map(({ path }) => path);
    expect(written).toContain('32');
  });

  test('rejects with the error that the caller throws', async () => {
    const runner = create();
    const results = await parse(runner, jobs.slice(0, 3));
    const work = runner.renderTasks(tasksOf(results), location, bodySource(results), async () => {
      throw new Error('The disk is full.');
    });
    await expect(work).rejects.toThrow('The disk is full.');
  });
});

test('a thread that renders a few pages alone keeps the values of those that all threads render', async () => {
  const pool = kept(createWorkerPool({ workerFile, threads: 1, timeLimit: 20, warn: unheard }));
  const results = await parse(inline(), jobs.slice(0, 2));
  const [first, second] = [tasksOf(results), tasksOf(results)];
  const named = (tasks: readonly RenderTask[], name: string) => {
    const [site] = tasks.map(({ props }) => ({ ...props.site, name }));
    return tasks.map((task): RenderTask => ({ ...task, props: { ...task.props, ...(site && { site }) } }));
  };
  const [acme, other] = [named(first, 'Acme'), named(second, 'Other')];
  const titlesOf = async (runner: Pick<TaskRunner, 'renderTasks'>, tasks: readonly RenderTask[]) => {
    const titles: string[] = [];
    await runner.renderTasks(tasks, location, bodySource(results), async ({ html }) => {
      titles.push(/<title>(.*)<\/title>/.exec(new TextDecoder().decode(html))?.[1] ?? '');
    });
    return titles;
  };
  expect(await titlesOf(pool, acme)).toEqual(['Page 0 - Acme', 'Page 1 - Acme']);
  expect(await titlesOf(pool.single, other)).toEqual(['Page 0 - Other', 'Page 1 - Other']);
  expect(await titlesOf(pool, acme)).toEqual(['Page 0 - Acme', 'Page 1 - Acme']);
});

test('threads start only for enough pages to be worth it', async () => {
  const runner = kept(
    createTaskRunner({
      files: nodeFileSystem(),
      workerFile: '/nowhere/worker.js' as FilePath,
      threads: 1,
      timeLimit: 20,
      warn: unheard,
      pooledFrom: 4,
    }),
  );
  expect(await parse(runner, jobs.slice(0, 3))).toHaveLength(3);
  await expect(parse(runner, jobs.slice(0, 4))).rejects.toThrow(/worker\.js/);
});

test('a runner reads the texts of a site in a thread, and a few without one', async () => {
  const runner = kept(
    createTaskRunner({
      files: nodeFileSystem(),
      workerFile: '/nowhere/worker.js' as FilePath,
      threads: 1,
      timeLimit: 20,
      warn: unheard,
      pooledFrom: 400,
    }),
  );
  const many = Array.from({ length: 9 }, () => texts).flat();
  expect(await runner.readTerms(many.slice(0, 16))).toEqual(readTerms(many.slice(0, 16)));
  await expect(runner.readTerms(many.slice(0, 17))).rejects.toThrow(/worker\.js/);
});

test('an interrupted runner starts no further page, finishes a few, and keeps the finished ones', async () => {
  const over = new AbortController();
  const { signal } = over;
  const runner = kept(
    createTaskRunner({
      files: nodeFileSystem(),
      workerFile,
      threads: 1,
      timeLimit: 20,
      warn: unheard,
      pooledFrom: 4,
      signal,
    }),
  );
  const parsed = await parse(runner, jobs);
  const results: RenderResult[] = [];
  const rendering = runner.renderTasks(tasksOf(parsed), location, bodySource(parsed), async (result) => {
    results.push(result);
    over.abort();
  });
  await expect(rendering).rejects.toThrow('aborted');
  expect(results).toHaveLength(1);
  await expect(parse(runner, jobs)).rejects.toThrow('aborted');
  expect(await parse(runner, jobs.slice(0, 3))).toHaveLength(3);
});

test('threads that use too much memory are replaced without an effect on the result', async () => {
  // One byte: every thread is replaced after every piece of work.
  const runner = kept(createWorkerPool({ workerFile, threads: 2, timeLimit: 20, warn: unheard, maxHeap: 1 }));
  const expected = inline();
  const [results, fromOne] = [await parse(runner, jobs), await parse(expected, jobs)];
  expect(plain(results)).toEqual(plain(fromOne));
  expect(await render(runner, results)).toEqual(await render(expected, fromOne));
});

test('a demo cannot end its thread, and fails', async () => {
  const runner = pooled();
  const results = await parse(runner, jobs.slice(1, 2));
  const demos = { ...location.demos, 'demo:failing': support('ending-demo.mjs') };
  const failures: unknown[] = [];
  await runner.renderTasks(
    tasksOf(results),
    { ...location, demos },
    bodySource(results),
    async ({ facts }) => void failures.push(...facts.failures),
  );
  expect(failures).toEqual([
    { part: 0, message: 'process.exit() would end the program that builds the site' },
  ]);
});

test('a thread that dies is replaced before others are rendered', async () => {
  const runner = kept(createWorkerPool({ workerFile, threads: 1, timeLimit: 20, warn: unheard }));
  const results = await parse(runner, jobs.slice(0, 4));
  const demos = { ...location.demos, 'demo:plain': support('dying-demo.mjs') };
  const rendering = runner.renderTasks(
    tasksOf(results),
    { ...location, demos },
    bodySource(results),
    async () => {},
  );
  await expect(rendering).rejects.toThrow('The thread dies');
  const expected = inline();
  expect(await render(runner, results)).toEqual(
    await render(expected, await parse(expected, jobs.slice(0, 4))),
  );
});

test('a system error in a thread is reported as one sentence', async () => {
  await using folder = await temporaryFolder();
  const outDir = join(folder.path, 'dist') as FilePath;
  await writeFile(outDir, 'a file where a folder should be');
  const content = new TextEncoder().encode('page');
  const output: OutputFile = { path: 'index.html' as OutputPath, phase: 'page', hash: 'a', content };
  await expect(pooled().writeOutputs([output], outDir)).rejects.toThrow(UserError);
});

test('a thread that ends rejects its requests', async () => {
  const runner = pooled();
  const parsing = runner.parsePages(jobs, textOf, async () => runner.close());
  await expect(parsing).rejects.toThrow(/A worker thread ended|The worker slot is closed/);
});

const texts = ['Buttons', 'Data grid'].map((title) => ({
  page: { href: `/${title}/`, title },
  names: ['Knöpfe'],
  productName: 'UI',
  description: 'Press it.',
  files: ['Basic.tsx'],
  otherFiles: [],
  more: [],
  copy: Buffer.from(`# ${title}\n\nWrite \`sx\`, 文档 and 🎉.\n`),
}));

test('threads read the same terms of pages, and a pool without a thread starts none', async () => {
  const expected = readTerms(texts);
  const pool = pooled();
  expect(await pool.readTerms(texts)).toEqual(expected);
  expect(pool.first.isOpen()).toBe(false);
  pool.prestart('all');
  const read = await Promise.all([texts, texts, texts].map((given) => pool.readTerms(given)));
  expect(read).toEqual([expected, expected, expected]);
});

test('a thread starts for the texts of a site, of which nothing else needs one', async () => {
  const many = Array.from({ length: 17 }, () => texts).flat();
  const pool = pooled();
  expect(await pool.readTerms(many.slice(0, 16))).toEqual(readTerms(many.slice(0, 16)));
  expect(pool.first.isOpen()).toBe(false);
  expect(await pool.readTerms(many.slice(0, 17))).toEqual(readTerms(many.slice(0, 17)));
  expect(pool.first.isOpen()).toBe(true);
});

test('terms of pages that use up the memory of threads are read without one', async () => {
  const greedy = fileURLToPath(support('greedy-worker.mjs')) as FilePath;
  const pool = kept(createWorkerPool({ workerFile: greedy, threads: 1, timeLimit: 20, warn: unheard }));
  pool.prestart('one');
  expect(await pool.readTerms(texts)).toEqual(readTerms(texts));
});

test('threads write what the store has, with the URLs of assets, and receive what is damaged there', async () => {
  await using folder = await temporaryFolder();
  const outDir = join(folder.path, 'out') as FilePath;
  const inStore = (text: string) => new TextEncoder().encode(text);
  const url = placeholder('a', 'styles');
  const packed = ['first', `<link href="${url}">`, 'third'].map(inStore);
  await writeFile(join(folder.path, 'one.pack'), Buffer.concat(packed));
  const offsetOf = (index: number) => packed.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  const output = (index: number, sum: number, pack = 'one.pack'): OutputFile => ({
    path: `${index}-${pack}.html` as OutputPath,
    phase: 'page',
    hash: '',
    content: async () => inStore(`made ${index}`),
    stored: () => ({
      folder: folder.path as FilePath,
      pack,
      offset: offsetOf(index),
      length: packed[index]?.length ?? 0,
      sum,
      urls: [['styles', '/s.css']],
    }),
  });
  const sums = packed.map((value) => crc32(value));
  const outputs = [
    output(0, sums[0] ?? 0),
    output(1, sums[1] ?? 0),
    output(2, 1),
    output(0, sums[0] ?? 0, 'gone.pack'),
  ];
  await pooled().writeOutputs(outputs, outDir);
  const found = await Promise.all(outputs.map(({ path }) => readFile(join(outDir, path), 'utf8')));
  expect(found).toEqual(['first', '<link href="/s.css">', 'made 2', 'made 0']);
});
