import type { Application } from './application.js';

/** Every row of every table that has one of these texts anywhere. @param texts patterns of PostgreSQL, such as ids */
export async function rowsNaming(
  app: Pick<Application, 'sql'>,
  texts: string[],
): Promise<object[]> {
  const tables = await app.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const selects = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, to_jsonb(t) AS content FROM "${name}" t WHERE to_jsonb(t)::text ~ $1`,
  );
  return app.sql(selects.join(' UNION ALL '), [texts.join('|')]);
}
