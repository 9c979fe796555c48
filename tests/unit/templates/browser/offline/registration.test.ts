import { expect, test } from 'vitest';
import {
  initialRegistration,
  nextRegistration,
  type RegistrationEvent,
  type RegistrationState,
} from '../../../../../templates/browser/offline/registration.ts';

const changed: RegistrationEvent = { kind: 'control-changed', writing: false };
const changedWhileWriting: RegistrationEvent = { kind: 'control-changed', writing: true };
const left: RegistrationEvent = { kind: 'focus-left', writing: false };
const leftForOtherField: RegistrationEvent = { kind: 'focus-left', writing: true };

test.each<readonly [string, boolean, readonly RegistrationEvent[], RegistrationState['kind']]>([
  ['the first worker changes nothing', false, [changed], 'controlled'],
  ['the second worker reloads', false, [changed, changed], 'reloading'],
  ['a new worker reloads', true, [changed], 'reloading'],
  ['waits while the reader writes', true, [changedWhileWriting], 'waiting'],
  ['reloads when the reader is done', true, [changedWhileWriting, left], 'reloading'],
  [
    'waits while the reader writes in another field',
    true,
    [changedWhileWriting, leftForOtherField],
    'waiting',
  ],
  ['reloads once', true, [changed, changed, left], 'reloading'],
  ['leaving a field alone changes nothing', true, [left], 'controlled'],
])('%s', (_name, hasController, events, kind) => {
  expect(events.reduce(nextRegistration, initialRegistration(hasController)).kind).toBe(kind);
});
