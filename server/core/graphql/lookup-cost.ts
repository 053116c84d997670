/** The cost that fields declare for themselves; operation-limits.ts adds it up. */
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** As many fields as can be returned in the time of one database statement. */
const STATEMENT_COST = 50;

/**
 * The `complexity` of a field that needs a statement for each record: with fifteen aliases in a list of a
 * hundred it would be 1,500 statements. The entries of a page are added.
 */
export function lookupCost({
  args,
  childComplexity,
}: Pick<ComplexityEstimatorArgs, 'args' | 'childComplexity'>): number {
  return STATEMENT_COST + Math.max(1, Number(args['pageSize'] ?? 1)) * childComplexity;
}
