/**
 * `npm run enquiries -- list|csv|remove`: the operator reads enquiries from the public pages, and removes
 * them. It reads the same variables as the application, which may or may not be running.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import {
  EXIT_SUCCESS,
  exitCodeOf,
  printable,
  printLine,
  formatTable,
  withDatabase,
  EXIT_FAILURE,
} from './command.js';
import { EnquiryRecords, type EnquiryRecord } from './enquiries/enquiry-records.js';
import type { EnquiryKind } from './enquiries/enquiry.queries.js';
import { readArguments, type CommandArguments } from './enquiries-arguments.js';
import { EnquiriesCommandModule } from './enquiries-command.module.js';
import type { Cell, TableColumn } from './exports/tables/table.js';
import { csvHeader, csvRows } from './exports/writing/csv.js';
import { AppLogger } from './logger.js';

/** Feedback is shown in full. */
const MAX_FEEDBACK_CHARACTERS = 500;

const columns: Record<EnquiryKind, [TableColumn, (record: EnquiryRecord) => Cell][]> = {
  contact: [when(), text('Name', 'name'), text('Email', 'email'), text('Phone', 'text')],
  feedback: [when(), text('Name', 'name'), text('Email', 'email'), text('Description', 'text')],
  newsletter: [when(), text('Email', 'email')],
};

process.exitCode = EXIT_FAILURE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  // Before opening the database.
  const command = readArguments(process.argv.slice(2));
  return withDatabase(async (config, url) => {
    const options = { logger: new AppLogger('warn', config.isProduction), abortOnError: false };
    const module = EnquiriesCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const records = context.get(EnquiryRecords);
      if (command.verb === 'list') return await list(records, command);
      if (command.verb === 'csv') return await csv(records, command.kind, command.since);
      return await remove(records, command.address);
    } finally {
      await context.close();
    }
  });
}

async function list(
  records: EnquiryRecords,
  { kinds, since, limit, page }: Extract<CommandArguments, { verb: 'list' }>,
): Promise<number> {
  // One more, to know whether there is another page.
  const found = await records.list({ kinds, since }, limit + 1, (page - 1) * limit);
  if (found.length === 0)
    return printLine(page === 1 ? 'Nothing was left.' : 'There is no such page.');
  const cells = found
    .slice(0, limit)
    .map(({ createdAt, kind, name, email, text: content }) => [
      createdAt.toISOString(),
      kind,
      email,
      name,
      content,
    ]);
  printLine(
    formatTable(
      [['LEFT AT', 'KIND', 'EMAIL', 'NAME', 'PHONE OR FEEDBACK'], ...cells],
      MAX_FEEDBACK_CHARACTERS,
    ),
  );
  if (found.length > limit) printLine(`There is more: --page ${page + 1}`);
  return EXIT_SUCCESS;
}

/** Streams the file. A reader that closes the pipe, such as `head`, ends it. */
async function csv(
  records: EnquiryRecords,
  kind: EnquiryKind,
  since: Date | null,
): Promise<number> {
  const [heads, cells] = [
    columns[kind].map(([head]) => head),
    columns[kind].map(([, read]) => read),
  ];
  const row = (record: EnquiryRecord): Cell[] => cells.map((read) => read(record));
  // Each write reports the error.
  process.stdout.on('error', () => undefined);
  try {
    await writeOut(csvHeader(heads));
    await records.read({ kinds: [kind], since }, async (portion) =>
      writeOut(csvRows(portion.map(row), heads)),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
  return EXIT_SUCCESS;
}

async function remove(records: EnquiryRecords, address: string): Promise<number> {
  const { contact, feedback, newsletter } = await records.remove(address);
  const printableAddress = printable(address);
  if (contact + feedback + newsletter === 0)
    return printLine(`Nothing is kept of ${printableAddress}.`);
  return printLine(
    `Removed of ${printableAddress}: contact ${contact}, feedback ${feedback}, newsletter ${newsletter}.`,
  );
}

/** Resolves when the stream accepts more. */
async function writeOut(lines: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    process.stdout.write(lines, (error) => (error ? fail(error) : done()));
  });
}

function when(): [TableColumn, (record: EnquiryRecord) => Cell] {
  const column: TableColumn = { header: 'Time (UTC)', kind: 'TIME', width: 20 };
  return [column, ({ createdAt }) => createdAt.getTime()];
}

function text(
  header: string,
  property: 'name' | 'email' | 'text',
): [TableColumn, (record: EnquiryRecord) => Cell] {
  return [{ header, kind: 'TEXT', width: 30 }, (record) => record[property]];
}
