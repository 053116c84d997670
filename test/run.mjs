/**
 * Everything that CI runs: `npm test`. Goes on after a failure, so that one run reports every
 * failure, and ends with a plain line of counts. `npm test -- --shard=1/2` builds and runs that
 * share of the tests; `npm run check` runs the rest: format, lint and types.
 */
import { parseArgs } from 'node:util';
import { runChecks, runTests } from './run/commands.mjs';
import { Results } from './run/results.mjs';
import { build, groups, staticChecks, tools } from './run/steps.mjs';

const { values } = parseArgs({
  options: { shard: { type: 'string' }, 'checks-only': { type: 'boolean', default: false } },
});
const { shard } = values;
const results = new Results();
const checks = shard === undefined ? staticChecks : [];
if (values['checks-only']) await runChecks(results, checks);
else {
  await runChecks(results, [...checks, tools, build]);
  const args = shard === undefined ? [] : [`--shard=${shard}`];
  await Promise.all(groups.map(async (group) => runTests(results, group, args)));
}
process.exit(results.close());
