import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import { exactSource } from '../../lib/route-pattern.ts';
import type { SourcePath } from '../../model/path.ts';
import { configPlace, type Rule } from '../rule.ts';

/** Reports rules of the route table that fit no page. */
export const unmatchedRoute: Rule = ({ config, space, unmatched, extent }) => {
  // A partial site lacks most of its pages.
  if (extent === 'partial') return [];
  return unmatched.map((rule) => {
    const { source } = rule;
    const key = `routes[${config.routes.indexOf(rule)}].source`;
    const exact = exactSource(source);
    const near = nearestName(source, space.pageBySource.keys());
    return {
      severity: 'warning',
      code: 'unmatched-route',
      message:
        exact === undefined
          ? `No page matches "${source}" (${key}).`
          : `Page "${displayPath(exact as SourcePath)}" (${key}) does not exist.`,
      hint:
        near === undefined
          ? 'Write a path relative to content/, such as "../README.md", or remove the rule.'
          : `source: ${near}`,
      place: configPlace(config, key),
    };
  });
};
