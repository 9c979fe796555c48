// node api-extractors.mjs <extractor> <folder> <package> [<list of components>]
//
// Runs one extractor of props on one package, and prints the names of the props that it finds, by component.
// The folder has the packages of the extractors and a link to the documented one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name, folder, packageName, listFile] = process.argv.slice(2);
const require = createRequire(join(folder, 'index.js'));
const components = listFile ? JSON.parse(readFileSync(listFile, 'utf8')) : [];

const load = (specifier) => import(pathToFileURL(require.resolve(specifier)).href);

const extractors = {
  /** The worker of `docs build`, in a process of its own. */
  async colophon() {
    const worker = new Worker(join(root, 'lib/extract-worker.js'), {
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    });
    const product = { folder: 'api', packages: [{ name: packageName }], kinds: [], include: [], exclude: [] };
    const { result } = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage({ kind: 'extract', id: 0, task: { root, products: [product] } });
    });
    await worker.terminate();
    const documents = result.products[0].documents.map(({ document }) => document);
    const found = documents.filter(({ file }) => file.props);
    return {
      props: Object.fromEntries(found.map(({ file }) => [file.name, allProps(file)])),
      own: Object.fromEntries(found.map(({ file }) => [file.name, Object.keys(file.props)])),
      documentable: Object.fromEntries(found.map((one) => [one.file.name, documentable(one)])),
    };
  },

  /** Reads the modules that declare the components. */
  async 'react-docgen-typescript'() {
    const { withCompilerOptions } = (await load('react-docgen-typescript')).default;
    const ts = (await load('typescript')).default;
    const parser = withCompilerOptions({
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      skipLibCheck: true,
    });
    const fileOf = (component) => join(folder, 'node_modules', packageName, component, `${component}.d.ts`);
    const files = components.map(fileOf).filter((file) => existsSync(file));
    const entry = join(folder, 'node_modules', packageName, 'index.d.ts');
    const props = {};
    for (const one of parser.parse([...files, entry])) props[one.displayName] ??= Object.keys(one.props);
    return { props };
  },

  /** It has no notion of components; their props are the members of `ButtonProps`. */
  async typedoc() {
    const { Application, ReflectionKind } = await load('typedoc');
    const entry = join(folder, 'src/index.ts');
    writeFileSync(entry, `export * from '${packageName}';\n`);
    const app = await Application.bootstrap({
      entryPoints: [entry],
      tsconfig: join(folder, 'tsconfig.json'),
      skipErrorChecking: true,
      excludeExternals: false,
      logLevel: 'Error',
      plugin: [],
    });
    const project = await app.convert();
    const types = ReflectionKind.Interface | ReflectionKind.TypeAlias;
    const props = {};
    for (const one of project.getReflectionsByKind(types)) {
      const component = /^(.*)Props$/.exec(one.name)?.[1];
      const members = one.children ?? one.type?.declaration?.children ?? [];
      if (component && members.length > 0) props[component] ??= members.map((member) => member.name);
    }
    return { props };
  },

  /** The component metadata of @storybook/react, with a story for each component. */
  async storybook() {
    const dist = join(folder, 'node_modules/@storybook/react/dist');
    const worker = readFileSync(join(dist, 'docgen/docgen-worker.js'), 'utf8');
    const chunk = /from "\.\.\/(_node-chunks\/[^"]+)"/.exec(worker)[1];
    const { ComponentMetaManager } = await import(pathToFileURL(join(dist, chunk)).href);
    const ts = (await load('typescript')).default;
    const path = join(folder, 'node_modules', packageName, 'index.d.ts');
    const entries = components.map((component) => {
      const storyPath = join(folder, 'src', `${component}.stories.tsx`);
      writeFileSync(
        storyPath,
        `import { ${component} } from '${packageName}';\nexport default { component: ${component} };\nexport const Basic = {};\n`,
      );
      const names = { componentName: component, importName: component, localImportName: component };
      return { storyPath, component: { ...names, path, importId: packageName, isPackage: true } };
    });
    new ComponentMetaManager(ts).batchExtract(entries);
    const found = entries.filter(({ component }) => component.reactComponentMeta);
    return {
      props: Object.fromEntries(
        found.map(({ component }) => [
          component.componentName,
          Object.keys(component.reactComponentMeta.props ?? {}),
        ]),
      ),
    };
  },
};

/** The props that TypeScript accepts, without those that a rule leaves out. */
function documentable({ accepted, excluded }) {
  const names = new Set(excluded.map(({ name }) => name));
  return accepted.filter((name) => !names.has(name));
}

function allProps({ props, inherited = [] }) {
  return [...Object.keys(props), ...inherited.flatMap(({ items }) => items.map((item) => item.name))];
}

const found = await extractors[name]();
const { user, system } = process.cpuUsage();
// A watcher of an extractor would keep the process alive.
process.stdout.write(JSON.stringify({ ...found, processor: (user + system) / 1e6 }), () => process.exit(0));
