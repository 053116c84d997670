import type { GraphQLSchema } from 'graphql';
import type { Temporal } from 'temporal-polyfill';

export function datesOf(
  reason: string | undefined,
): { since: Temporal.PlainDate; until: Temporal.PlainDate } | null;
export function deprecationsOf(schema: GraphQLSchema): Map<string, string>;
export function deprecationProblems(
  baseline: GraphQLSchema,
  schema: GraphQLSchema,
  baselineDay: string | undefined,
): string[];
export function announcementProblems(
  baseline: GraphQLSchema,
  schema: GraphQLSchema,
  day: string,
): string[];
export function withoutExpired(sdl: string, today: string): GraphQLSchema;
