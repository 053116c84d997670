/** What PostgreSQL says of a statement without running it. */
import type pg from 'pg';

export interface Described {
  /** The names of types, by number of the parameter. */
  parameters: string[];
  /** The names of types, by name of the column. */
  columns: Record<string, string>;
}

/** @throws when the database does not accept the statement */
export async function described(client: pg.Client, sql: string): Promise<Described> {
  await client.query(`PREPARE statement AS ${sql}`);
  try {
    const { rows } = await client.query<{ parameters: string[] }>(
      `SELECT parameter_types::text[] AS parameters FROM pg_prepared_statements`,
    );
    const parameters = rows[0]?.parameters ?? [];
    const fields = await new Promise<pg.FieldDef[]>((resolve, reject) => {
      client.query(new Description(sql, parameters.length, resolve, reject));
    });
    const names = await client.query<{ id: number; name: string }>(
      'SELECT id, id::regtype::text AS name FROM unnest($1::int[]) AS id',
      [fields.map(({ dataTypeID }) => dataTypeID)],
    );
    const types = new Map(names.rows.map(({ id, name }) => [id, name]));
    return {
      parameters,
      columns: Object.fromEntries(
        fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID) ?? '']),
      ),
    };
  } finally {
    await client.query('DEALLOCATE ALL');
  }
}

/** The first steps of the extended query protocol: all but the execution. */
class Description implements pg.Submittable {
  private fields: pg.FieldDef[] = [];

  constructor(
    private readonly sql: string,
    private readonly count: number,
    private readonly resolve: (fields: pg.FieldDef[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.sql, types: [] }, true);
    connection.bind({ values: Array.from({ length: this.count }, () => null) }, true);
    connection.describe({ type: 'P' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}
