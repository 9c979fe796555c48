import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createRuleStore } from '../../../../templates/styles/rule-store.ts';

const Red = styled('p')({ color: 'red' });
const Blue = styled('p')({ color: 'blue' });

function render(rules: ReturnType<typeof createRuleStore>, element: ReactElement) {
  const { cache, names } = rules.pageCache();
  return { html: renderToString(<CacheProvider value={cache}>{element}</CacheProvider>), names };
}

describe('createRuleStore', () => {
  test('records the rules of one rendering in order of first use, each once', () => {
    const rules = createRuleStore();
    const { names } = render(
      rules,
      <>
        <Blue />
        <Red />
        <Blue />
      </>,
    );
    expect(names.map(rules.rule)).toEqual([
      expect.stringMatching(/{color:blue;}$/),
      expect.stringMatching(/{color:red;}$/),
    ]);
  });

  test('records the rules of a second rendering, also those of the first', () => {
    const rules = createRuleStore();
    const first = render(rules, <Red />);
    const second = render(rules, <Red />);
    expect(second.names).toEqual(first.names);
    expect(render(rules, <Blue />).names).not.toEqual(first.names);
  });

  test('leaves no style elements in the HTML', () => {
    expect(render(createRuleStore(), <Red />).html).not.toContain('<style');
  });

  test('returns undefined for unknown rules', () => {
    expect(createRuleStore().rule('unknown')).toBeUndefined();
  });
});
