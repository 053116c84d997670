/** What changes between two GraphQL schemas, and which of it the schema's stability forbids (docs/decisions/0060-schema-stability.md). */
import { DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { deprecationProblems, deprecationsOf, withoutExpired } from './schema-deprecations.mjs';

/** The levels of graphql-inspector, as headings of the change log. */
const HEADINGS = { BREAKING: 'Breaking', DANGEROUS: 'Dangerous', NON_BREAKING: 'Compatible' };

/** The day of a baseline, which its first line names. */
export const dayOf = (baseline) => /^# .*\b(\d{4}-\d\d-\d\d)\b/.exec(baseline)?.[1];

const changesOf = async (before, after) =>
  diff(before, after, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]);

/**
 * @param baseline and `schema` are texts
 * @param accepted why a breaking change cannot wait, by its path
 * @param today an ISO 8601 date
 * @returns why the schema cannot follow the baseline, a sentence each
 */
export async function schemaProblems(baseline, schema, accepted, today) {
  const current = buildSchema(schema);
  const breaksOf = async (before) =>
    (await changesOf(before, current)).filter(
      ({ criticality }) => criticality.level === 'BREAKING',
    );
  const breaks = await breaksOf(withoutExpired(baseline, today));
  // On every day alike: what has expired meanwhile may still be listed.
  const all = await breaksOf(buildSchema(baseline));
  const unknown = Object.keys(accepted).filter((path) => !all.some((one) => one.path === path));
  return [
    ...breaks
      .filter(({ path }) => !accepted[path])
      .map(
        ({ path, message }) =>
          `${path}: ${message}. This breaks integrators. Keep it, deprecate it, and remove it after its date.`,
      ),
    ...unknown.map((path) => `${path}: it is accepted as breaking, and is not. Remove the entry.`),
    ...deprecationProblems(buildSchema(baseline), current, dayOf(baseline)),
  ];
}

/** @returns the entries of the change log, in Markdown, for what changes between two texts of schemas */
export async function changeList(baseline, schema, accepted) {
  const [before, after] = [baseline, schema].map((text) => buildSchema(text));
  const reasons = deprecationsOf(after);
  const changes = await changesOf(before, after);
  const lineOf = ({ path, message }) => {
    const text = message.replace(/'([^']*)'/g, '`$1`');
    const why = accepted[path] ?? reasons.get(path?.replace(/\.@deprecated$/, ''));
    return `- ${text}${why ? `: ${why}` : '.'}`;
  };
  const sections = Object.entries(HEADINGS).flatMap(([level, heading]) => {
    const lines = changes
      .filter(({ criticality }) => criticality.level === level)
      .map((change) => lineOf(change));
    return lines.length > 0 ? [`### ${heading}\n\n${lines.toSorted().join('\n')}\n`] : [];
  });
  return sections.length > 0 ? sections.join('\n') : 'Nothing.\n';
}
