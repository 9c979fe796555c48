import { displayPath } from '../../lib/path.ts';
import type { Rule } from '../rule.ts';

/** The file of error codes that the configuration names says something. */
export const missingMessages: Rule = ({ config, messages }) =>
  config.errorCodes === undefined || messages.length > 0
    ? []
    : [
        {
          severity: 'warning',
          code: 'messages-missing',
          message: `No sentence for an error code was found in ${displayPath(config.errorCodes)}, which errorCodes names.`,
          hint: 'Write one: { "9": "The colour %s is not known." }',
          place: { file: 'content/site.yaml', line: 1, column: 1 },
        },
      ];
