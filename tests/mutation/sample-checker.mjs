import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Identifies a mutant in every run over the same sources. */
export const mutantKey = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(':');

/** Rejects the mutants inside a range that are not part of the sample, such as those of a sampled block. */
class SampleChecker {
  static inject = [commonTokens.options];

  constructor({ sample }) {
    this.sample = new Set(sample);
  }

  async init() {}

  async check(mutants) {
    const result = (mutant) =>
      this.sample.has(mutantKey(mutant))
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not part of the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

/** Read by Stryker. */
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];

/** Read by Stryker: the option that contains the keys of the sample. */
export const strykerValidationSchema = {
  properties: { sample: { type: 'array', items: { type: 'string' } } },
};
