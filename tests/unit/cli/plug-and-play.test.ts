import { expect, test } from 'vitest';
import { plugAndPlayProblem } from '../../../cli/plug-and-play.ts';

test("a build is refused under Yarn Plug'n'Play, with the setting that helps", () => {
  expect(plugAndPlayProblem('build', '3')).toContain('Write "nodeLinker: node-modules" into .yarnrc.yml');
});

test.each([
  ['build', undefined],
  ['init', '3'],
])('%s with Plug and Play %s is not', (command, version) => {
  expect(plugAndPlayProblem(command, version)).toBeUndefined();
});
