/** What fields say of their own cost, beside how they are declared; limits.ts adds it up. */
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** As many fields as are answered in the time that asking the database once more takes. */
const STATEMENT_COST = 50;

/**
 * The `complexity` of a field that is looked up for each record it is asked of: of a list of a
 * hundred, under fifteen names, it would be 1,500 statements. A page costs its entries on top.
 */
export function lookedUp({
  args,
  childComplexity,
}: Pick<ComplexityEstimatorArgs, 'args' | 'childComplexity'>): number {
  return STATEMENT_COST + Math.max(1, Number(args['pageSize'] ?? 1)) * childComplexity;
}
