import type { Application } from './application.js';

/** The queue keeps the ids of its last hundred jobs of a kind, and nothing else of them. */
const JOB_EVENTS = 'queue.event';

/** Every row of every table that has one of these texts anywhere. @param texts patterns of PostgreSQL, such as ids */
export async function rowsNaming(
  app: Pick<Application, 'sql'>,
  texts: string[],
): Promise<{ name: string; content: object }[]> {
  const tables = await app.sql<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const searched = tables.filter(({ name }) => name !== JOB_EVENTS);
  const selects = searched.map(
    ({ name }) =>
      `SELECT '${name}' AS name, to_jsonb(t) AS content FROM ${name} t WHERE to_jsonb(t)::text ~ $1`,
  );
  return app.sql(selects.join(' UNION ALL '), [texts.join('|')]);
}
