/** Shared by the command-line tools: configuration, database, terminal output. */
import { ConfigError, readConfig, type Config } from './config/env.js';
import {
  EmbeddedPostgres,
  DataDirLockedError,
} from './core/database/embedded/embedded-postgres.js';
import { StartError } from './core/errors/start-error.js';
import { prepareDataDir } from './core/storage/data-dir.js';

export const [EXIT_SUCCESS, EXIT_FAILURE, EXIT_USAGE] = [0, 1, 2];
/** Of user-supplied text in a table cell. */
const MAX_CHARACTERS = 120;

/** The command line is invalid. `message` explains the usage. */
export class UsageError extends Error {}

/** Awaits a command and prints its error. @returns the exit code */
export async function exitCodeOf(work: Promise<number>): Promise<number> {
  return work.catch((error: unknown) => {
    const isExpected =
      error instanceof StartError || error instanceof ConfigError || error instanceof UsageError;
    process.stderr.write(isExpected ? `${error.message}\n` : `${String(error)}\n`);
    return error instanceof UsageError ? EXIT_USAGE : EXIT_FAILURE;
  });
}

/** Runs work on the application's database, whether or not the application is running. */
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

/** Connects to the embedded server of a running application, or starts the server. */
async function openDatabase(config: Config): Promise<{ url: string; close: () => Promise<void> }> {
  const closeNothing = (): Promise<void> => Promise.resolve();
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, close: closeNothing };
  if (!(await EmbeddedPostgres.existsIn(config.DATA_DIR))) {
    const message = `There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the application.`;
    throw new StartError(message);
  }
  try {
    const server = await EmbeddedPostgres.start(config.DATA_DIR);
    return { url: server.url, close: async () => server.stop() };
  } catch (error) {
    if (error instanceof DataDirLockedError) return { url: error.url, close: closeNothing };
    throw error;
  }
}

/** @returns EXIT_SUCCESS */
export function printLine(text: string): number {
  process.stdout.write(`${text}\n`);
  return EXIT_SUCCESS;
}

/** @returns EXIT_FAILURE */
export function printError(text: string): number {
  process.stderr.write(`${text}\n`);
  return EXIT_FAILURE;
}

/**
 * Formats rows as a table whose columns are as wide as their longest cell.
 * @param maxLastCell maximum number of characters in the last cell of a line
 */
export function formatTable(rows: string[][], maxLastCell = MAX_CHARACTERS): string {
  const printableRows = rows.map((cells) =>
    cells.map((cell, column) =>
      printable(cell, column === cells.length - 1 ? maxLastCell : MAX_CHARACTERS),
    ),
  );
  const widths = printableRows[0]?.map((_, column) =>
    Math.max(...printableRows.map((cells) => (cells[column] ?? '').length)),
  );
  return printableRows
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** Removes control characters and line breaks from user-supplied text, and shortens it. */
export function printable(text: string, max = MAX_CHARACTERS): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}
