import { resolvePackage } from '../effects/resolve-package.ts';
import type { HtmlProblem } from '../validate/html-problems.ts';

/** Checks the HTML of a page. */
export type ValidateHtml = (html: string) => Promise<readonly HtmlProblem[]>;

/** The package html-validate, as far as it is used. A site installs it; few need it. */
interface HtmlValidateModule {
  readonly HtmlValidate: new (
    config: object,
  ) => {
    validateString(html: string): Promise<{
      readonly results: readonly {
        readonly messages: readonly {
          readonly ruleId: string;
          readonly message: string;
          readonly selector: string | null;
          readonly offset: number;
        }[];
      }[];
    }>;
  };
}

/** Loads html-validate from the packages of a site. Undefined if it is not installed. */
export async function loadHtmlValidator(
  root: string,
): Promise<{ readonly version: string; readonly validate: ValidateHtml } | undefined> {
  const found = resolvePackage('html-validate', root);
  if (!found) return undefined;
  const { HtmlValidate }: HtmlValidateModule = await import(found.url);
  const validator = new HtmlValidate(htmlRules);
  return {
    version: found.version,
    async validate(html) {
      const { results } = await validator.validateString(html);
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector, offset }) => {
          const element = selector === null ? '' : ` The element is ${selector}.`;
          return { message, hint: `See the rule "${ruleId}" of html-validate.${element}`, offset };
        });
    },
  };
}

/** The rules of html-validate that hold for pages. */
export const htmlRules = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Emotion writes the style of a demo beside it, and rare kinds of pages have their own.
  elements: ['html5', { style: { flow: true } }],
  rules: {
    // The site serves its own files.
    'require-sri': 'off',
    // Firefox restores the state of controls without `autocomplete`, also where HTML has no use for it.
    'valid-autocomplete': 'off',
    // Rows and columns of Markdown tables follow from their places.
    'wcag/h63': 'off',
    // Components of libraries decide the elements of demos.
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
  } as const,
};
