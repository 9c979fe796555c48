import type { ReactElement } from 'react';
import type { ErrorMessage } from '../../src/model/site.ts';
import { TableScroll } from '../components/table-scroll.tsx';
import { colour, radius } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

/** Shows the message for the code in the URL; the script takes it from the table of all messages below. */
export function ErrorLookup(): ReactElement {
  const { errors } = useWords();
  const { message, unknown, missingArgument } = errors;
  return (
    <>
      <OwnStyle rules={rules} place="sheet" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, run before the next paint. */}
      <script dangerouslySetInnerHTML={{ __html: requestScript }} />
      <div
        className="error-lookup"
        data-error-lookup={JSON.stringify({ message, unknown, missingArgument })}
        role="status"
        hidden
      >
        <strong />
        <p />
      </div>
    </>
  );
}

/** A table of all messages, also for readers without scripts. */
export function ErrorTable({ messages }: { readonly messages: readonly ErrorMessage[] }): ReactElement {
  const { errors } = useWords();
  return (
    <section className="prose">
      <h2 id="all-messages">{errors.all}</h2>
      <TableScroll heads={[errors.code, errors.sentence]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{errors.code}</th>
              <th scope="col">{errors.sentence}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ code, sentence }) => (
              <tr key={code} id={`error-${code}`}>
                <td>{code}</td>
                <td data-error={code}>{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

/** Marks on `<html>` that the URL has a code, by the rule of `browser/article/error-lookup.ts`. */
const requestScript =
  "new URLSearchParams(location.search).get('code')?.trim()&&(document.documentElement.dataset.errorAsked='')";

// The content below stays invisible until the message appears, at most two seconds, so that it does not move.
const rules = `
[data-error-asked] :is(.error-lookup[hidden], article:has(> .error-lookup[hidden])) ~ * { visibility: hidden; animation: error-unanswered 0s 2s forwards; }
@keyframes error-unanswered { to { visibility: visible; } }
.error-lookup { margin-block-end: 32px; padding: 14px 20px; border-inline-start: 3px solid ${colour.error}; border-radius: ${radius.control}; background: color-mix(in srgb, ${colour.error} 7%, transparent); overflow-wrap: anywhere; }
.error-lookup strong { display: block; font-size: 14px; line-height: 22px; color: ${colour.soft}; }
.error-lookup p { white-space: pre-line; }
`;
