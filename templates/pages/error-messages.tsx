import type { ReactElement } from 'react';
import type { ErrorMessage } from '../../src/model/site.ts';
import { TableScroll } from '../components/table-scroll.tsx';
import { colour, size } from '../tokens.ts';
import { useWords } from '../use-words.ts';
import { OwnStyle } from './own-style.tsx';

interface ErrorMessagesProps {
  readonly messages: readonly ErrorMessage[];
}

/** Where the script says the sentence that the address asks for; it takes it from the table of all sentences below. */
export function ErrorLookup(): ReactElement {
  const { errors } = useWords();
  const { message, unknown, missingArgument } = errors;
  return (
    <>
      <OwnStyle rules={rules} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it has to run before what follows is painted. */}
      <script dangerouslySetInnerHTML={{ __html: askedScript }} />
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

/** All sentences, so that a number can be looked up without script too. */
export function ErrorTable({ messages }: ErrorMessagesProps): ReactElement {
  const { errors } = useWords();
  return (
    <section className="prose">
      <h2 id="all-messages">{errors.all}</h2>
      <TableScroll>
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

/** Notes that the address asks for a sentence, by the rule of `browser/error-query.ts`. */
const askedScript =
  "new URLSearchParams(location.search).get('code')?.trim()&&(document.documentElement.dataset.errorAsked='')";

// What follows waits for the sentence above it, so that nothing moves when it comes; two seconds at most.
const rules = `
[data-error-asked] .error-lookup[hidden] ~ * { visibility: hidden; animation: error-unanswered 0s 2s forwards; }
@keyframes error-unanswered { to { visibility: visible; } }
.error-lookup { margin-block-end: 32px; padding: 14px 20px; border-inline-start: 3px solid ${colour.error}; border-radius: ${size.control}px; background: color-mix(in srgb, ${colour.error} 7%, transparent); overflow-wrap: anywhere; }
.error-lookup strong { display: block; font-size: 14px; line-height: 22px; color: ${colour.soft}; }
.error-lookup p { white-space: pre-line; }
`;
