/**
 * The baseline for saving answers: node:http and pg, without a framework and validation, sending
 * the same statement.
 *   node bare-saves.mjs '{"databaseUrl": "...", "statement": {"sql": "...", "parameters": ["attemptId", ...]}}'
 */
import { createServer } from 'node:http';
import pg from 'pg';

const { databaseUrl, statement } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    save(request.url.split('/')[2], JSON.parse(body)).then(
      (saved) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(saved));
      },
      (error) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
});

async function save(attemptId, { epoch, entries }) {
  const placed = entries.map((entry) => ({ ...entry, place: 0 }));
  const values = { attemptId, epoch, reached: 0, entries: JSON.stringify(placed) };
  const inOrder = statement.parameters.map((name) => values[name]);
  const { rows } = await pool.query(statement.sql, inOrder);
  if (rows.length === 0) throw new Error('Nothing was stored');
  return rows[0];
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
