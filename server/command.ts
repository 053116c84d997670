/** What the commands beside the application share: the same settings, the same database, lines on a terminal. */
import { ConfigError, readConfig, type Config } from './config/env.js';
import { EmbeddedPostgres, LockedByAnother } from './core/database/embedded/embedded-postgres.js';
import { StartError } from './core/errors/start-error.js';
import { prepareDataDir } from './core/storage/data-dir.js';

export const [DONE, NOT_DONE, MISUSED] = [0, 1, 2];
/** Of what came from outside, in a cell. */
const MAX_CHARACTERS = 120;

/** The command is not one of those there are. */
export class Misuse extends Error {}

/** @returns the exit code, with what went wrong said in a line */
export async function exitCodeOf(work: Promise<number>): Promise<number> {
  return work.catch((error: unknown) => {
    const isExpected =
      error instanceof StartError || error instanceof ConfigError || error instanceof Misuse;
    process.stderr.write(isExpected ? `${error.message}\n` : `${String(error)}\n`);
    return error instanceof Misuse ? MISUSED : NOT_DONE;
  });
}

/** Works on the application's database, which may be running meanwhile or not. */
export async function withDatabase(
  work: (config: Config, url: string) => Promise<number>,
): Promise<number> {
  const config = readConfig();
  await prepareDataDir(config.DATA_DIR);
  const { url, close } = await openDatabase(config);
  try {
    return await work(config, url);
  } finally {
    await close();
  }
}

/** The embedded server may be an application's that is running: then this is one client more. */
async function openDatabase(config: Config): Promise<{ url: string; close: () => Promise<void> }> {
  const nothing = (): Promise<void> => Promise.resolve();
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, close: nothing };
  if (!(await EmbeddedPostgres.isIn(config.DATA_DIR))) {
    const message = `There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the application.`;
    throw new StartError(message);
  }
  try {
    const server = await EmbeddedPostgres.start(config.DATA_DIR);
    return { url: server.url, close: async () => server.stop() };
  } catch (error) {
    if (error instanceof LockedByAnother) return { url: error.url, close: nothing };
    throw error;
  }
}

/** @returns that it is done */
export function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return DONE;
}

/** @returns that it is not done */
export function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return NOT_DONE;
}

/**
 * Columns as wide as what stands in them; the last one ends where it ends.
 * @param mostAtEnd how many characters the last cell of a line may have
 */
export function table(rows: string[][], mostAtEnd = MAX_CHARACTERS): string {
  const shown = rows.map((cells) =>
    cells.map((cell, column) =>
      printable(cell, column === cells.length - 1 ? mostAtEnd : MAX_CHARACTERS),
    ),
  );
  const widths = shown[0]?.map((_, column) =>
    Math.max(...shown.map((cells) => (cells[column] ?? '').length)),
  );
  return shown
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** What came from outside may not speak to the terminal, and stays in its line. */
export function printable(text: string, most = MAX_CHARACTERS): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
