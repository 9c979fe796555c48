import { expect, test } from 'vitest';
import { reportHeader, reportRow } from '../../bench/api-report.mjs';

const wanted = {
  documentable: { Button: ['disabled', 'onClick', 'size'], Card: ['raised'] },
  ownProps: { Button: ['size'], Card: ['raised'] },
};

const cells = (line: string) => line.trim().split(/\s{2,}/);

test('counts the components with props, and the props that TypeScript accepts', () => {
  const props = { Button: ['size', 'onClick', 'invented'], Card: [], Unknown: ['size'] };
  const row = reportRow('peer 1.0', { seconds: 1.26, peak: 300, found: { props, processor: 2 } }, wanted);
  expect(cells(row)).toEqual(['peer 1.0', '1 of 2', '2', '50.0 %', '50.0 %', '1.3', '2.0', '300']);
});

test('a component that the extractor does not know counts as one without props', () => {
  const row = reportRow('none', { seconds: 0, peak: 1, found: { props: {}, processor: 0 } }, wanted);
  expect(cells(row)).toEqual(['none', '0 of 2', '0', '0.0 %', '0.0 %', '0.0', '0.0', '1']);
});

test('a share of nothing is no number', () => {
  const measured = { seconds: 0, peak: 1, found: { props: {}, processor: 0 } };
  const row = reportRow('none', measured, { documentable: {}, ownProps: {} });
  expect(cells(row).slice(3, 5)).toEqual(['-', '-']);
});

test('cells stand below their names', () => {
  const props = wanted.documentable;
  const row = reportRow('colophon', { seconds: 12, peak: 700, found: { props, processor: 9 } }, wanted);
  expect(row).toHaveLength(reportHeader.length);
  expect(cells(reportHeader)).toHaveLength(cells(row).length);
});
