/** What is deprecated in a GraphQL schema, since when and until when (docs/decisions/0060-schema-stability.md). */
import {
  Kind,
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  visit,
} from 'graphql';
import { Temporal } from 'temporal-polyfill';

const MONTHS = 6;
const SENTENCE = /^\S[^]*\. Deprecated since (\d{4}-\d\d-\d\d), removed after (\d{4}-\d\d-\d\d)\.$/;
const FORM = '"Use `…` instead. Deprecated since YYYY-MM-DD, removed after YYYY-MM-DD."';

const build = (document) => buildASTSchema(document, { assumeValid: true });

/** @returns the days that a reason names, or null if it does not have the required form */
export function datesOf(reason) {
  const found = SENTENCE.exec(reason ?? '');
  if (!found) return null;
  try {
    const [since, until] = found.slice(1).map((day) => Temporal.PlainDate.from(day));
    return { since, until };
  } catch {
    // Such as the 31st of June.
    return null;
  }
}

/** @returns the reason of everything deprecated, by its path: `Type.field`, `Type.field.argument`, `Enum.VALUE` */
export function deprecationsOf(schema) {
  const found = new Map();
  const add = (path, { deprecationReason }) => {
    if (deprecationReason != null) found.set(path, deprecationReason);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type;
    if (isEnumType(type)) for (const value of type.getValues()) add(`${name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${name}.${field.name}`, field);
      for (const argument of field.args ?? [])
        add(`${name}.${field.name}.${argument.name}`, argument);
    }
  }
  return found;
}

/**
 * @param baselineDay the day of the baseline: what is newly deprecated cannot have been so before
 * @returns what is wrong with the deprecations of a schema, a sentence each
 */
export function deprecationProblems(baseline, schema, baselineDay) {
  const released = deprecationsOf(baseline);
  const problems = [];
  for (const [path, reason] of deprecationsOf(schema)) {
    const dates = datesOf(reason);
    if (!dates) {
      problems.push(`${path}: the reason of its deprecation must end like this: ${FORM}`);
      continue;
    }
    const { since, until } = dates;
    const earliest = since.add({ months: MONTHS });
    if (Temporal.PlainDate.compare(until, earliest) < 0)
      problems.push(`${path}: it must stay for six months, so until ${earliest} at least.`);
    const before = datesOf(released.get(path));
    if (!before && Temporal.PlainDate.compare(since, baselineDay) < 0)
      problems.push(`${path}: it was not deprecated on ${baselineDay}: correct "since".`);
    if (before && Temporal.PlainDate.compare(until, before.until) < 0)
      problems.push(`${path}: integrators were promised that it stays until ${before.until}.`);
  }
  return problems;
}

/**
 * @param day of a release, an ISO 8601 date
 * @returns which deprecations the release announces too late, a sentence each: integrators have six months from then on
 */
export function announcementProblems(baseline, schema, day) {
  const released = deprecationsOf(baseline);
  const earliest = Temporal.PlainDate.from(day).add({ months: MONTHS });
  return [...deprecationsOf(schema)].flatMap(([path, reason]) => {
    const dates = released.has(path) ? null : datesOf(reason);
    return dates && Temporal.PlainDate.compare(dates.until, earliest) < 0
      ? [`${path}: this release announces its end, so it must stay until ${earliest} at least.`]
      : [];
  });
}

/**
 * @param sdl the text of a schema
 * @param today an ISO 8601 date
 * @returns the schema without what is deprecated and whose last day is over, and without types that only this used
 */
export function withoutExpired(sdl, today) {
  const document = parse(sdl);
  const drop = (node) => {
    const directive = node.directives?.find(({ name }) => name.value === 'deprecated');
    const reason = directive?.arguments.find(({ name }) => name.value === 'reason')?.value.value;
    const dates = datesOf(reason);
    return dates && Temporal.PlainDate.compare(dates.until, today) < 0 ? null : undefined;
  };
  const rest = visit(document, {
    [Kind.FIELD_DEFINITION]: drop,
    [Kind.INPUT_VALUE_DEFINITION]: drop,
    [Kind.ENUM_VALUE_DEFINITION]: drop,
  });
  const before = usedTypes(build(document));
  const after = usedTypes(build(rest));
  const isUnused = ({ name }) => before.has(name?.value) && !after.has(name?.value);
  return build({ ...rest, definitions: rest.definitions.filter((node) => !isUnused(node)) });
}

/** The names of the types that operations lead to. */
function usedTypes(schema) {
  const used = new Set();
  const add = (type) => {
    if (!type || used.has(type.name)) return;
    used.add(type.name);
    if (isUnionType(type) || isInterfaceType(type)) schema.getPossibleTypes(type).forEach(add);
    if (isObjectType(type) || isInterfaceType(type)) type.getInterfaces().forEach(add);
    for (const field of 'getFields' in type ? Object.values(type.getFields()) : []) {
      add(getNamedType(field.type));
      for (const argument of field.args ?? []) add(getNamedType(argument.type));
    }
  };
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].forEach(add);
  return used;
}
