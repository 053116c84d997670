/**
 * The baseline for the API: node:http and pg, without a framework, sending the same statements and
 * answering with JSON of the same fields.
 *   node bare-server.mjs '{"databaseUrl": "...", "pages": {"/path": {"statements": [], "fields": []}}}'
 */
import { createServer } from 'node:http';
import pg from 'pg';

const { databaseUrl, pages } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

const server = createServer((request, response) => {
  answer(pages[request.url]).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    },
    (error) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});

async function answer({ statements, fields }) {
  const parts = [];
  for (const { text, parameters } of statements) {
    const { rows, fields: columns } = await pool.query({
      text,
      values: parameters,
      rowMode: 'array',
    });
    const names = columns.map(({ name }) => plain(name));
    const wanted = names.flatMap((name, index) => (fields.includes(name) ? [index] : []));
    parts.push(
      rows.map((row) => {
        const entry = {};
        for (const index of wanted) entry[names[index]] = row[index];
        return entry;
      }),
    );
  }
  return JSON.stringify(parts);
}

const known = new Map();

/** The name of a column, which TypeORM prefixes with that of the table. */
function plain(column) {
  let name = known.get(column);
  if (name === undefined) {
    name = column
      .replace(/^[A-Z][A-Za-z]*_/, '')
      .replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    known.set(column, name);
  }
  return name;
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
