import { expect, test } from 'vitest';
import { siteJsonSchema } from '../../../src/config/site-schema.ts';
import { navigationJsonSchema } from '../../../src/parse/navigation/navigation-schema.ts';

test('the schema of site.yaml has names, defaults and no additional keys', () => {
  expect(siteJsonSchema()).toMatchObject({
    title: 'Site configuration',
    required: ['name'],
    additionalProperties: false,
    properties: {
      base: { default: '/', pattern: expect.any(String), description: expect.any(String) },
      products: { items: { additionalProperties: false, required: ['id', 'name'] } },
      analytics: { additionalProperties: {} },
    },
  });
});

test('every key of both schemas is described', () => {
  const undescribed: string[] = [];
  const visit = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties } = schema as { properties?: Record<string, { description?: string; $ref?: string }> };
    for (const [key, field] of Object.entries(properties ?? {})) {
      if (field.description === undefined && field.$ref === undefined) undescribed.push(`${path}.${key}`);
    }
    for (const [key, inner] of Object.entries(schema)) visit(inner, `${path}.${key}`);
  };
  visit(siteJsonSchema(), 'site');
  visit(navigationJsonSchema(), 'navigation');
  expect(undescribed).toEqual([]);
});
