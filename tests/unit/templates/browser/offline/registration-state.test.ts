import { expect, test } from 'vitest';
import {
  initialRegistration,
  nextRegistration,
  type RegistrationEvent,
  type RegistrationState,
} from '../../../../../templates/browser/offline/registration-state.ts';

const changed: RegistrationEvent = { kind: 'control-changed', writing: false };
const changedWhileWriting: RegistrationEvent = { kind: 'control-changed', writing: true };
const left: RegistrationEvent = { kind: 'focus-left', writing: false };
const leftForAnother: RegistrationEvent = { kind: 'focus-left', writing: true };

test.each<readonly [string, boolean, readonly RegistrationEvent[], RegistrationState['kind']]>([
  ['the first worker changes nothing', false, [changed], 'controlled'],
  ['the second one reloads', false, [changed, changed], 'reloading'],
  ['a new worker reloads', true, [changed], 'reloading'],
  ['never while a reader writes', true, [changedWhileWriting], 'waiting'],
  ['but when the reader has done', true, [changedWhileWriting, left], 'reloading'],
  ['not when the reader goes on in another field', true, [changedWhileWriting, leftForAnother], 'waiting'],
  ['once, not twice', true, [changed, changed, left], 'reloading'],
  ['leaving a field means nothing by itself', true, [left], 'controlled'],
])('%s', (_name, hasController, events, kind) => {
  expect(events.reduce(nextRegistration, initialRegistration(hasController)).kind).toBe(kind);
});
