/**
 * `npm run enquiries -- list|csv|remove`: what visitors left on the public pages, for whoever runs this.
 * It reads the same variables as the application, which may be running meanwhile or not.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DONE, exitCodeOf, printable, say, table, withDatabase, NOT_DONE } from './command.js';
import {
  EnquiryRecords,
  type EnquiryKind,
  type EnquiryRecord,
} from './enquiries/enquiry-records.js';
import { readArguments, type Asked } from './enquiries-arguments.js';
import { EnquiriesCommandModule } from './enquiries-command.module.js';
import type { Cell, TableColumn } from './exports/tables/table.js';
import { csvHeader, csvRow } from './exports/writing/csv.js';
import { AppLogger } from './logger.js';

/** Feedback is shown whole. */
const MAX_LISTED_PROBLEMS = 500;

const columns: Record<EnquiryKind, [TableColumn, (record: EnquiryRecord) => Cell][]> = {
  contact: [when(), text('Name', 'name'), text('Email', 'email'), text('Phone', 'said')],
  feedback: [when(), text('Name', 'name'), text('Email', 'email'), text('Description', 'said')],
  newsletter: [when(), text('Email', 'email')],
};

process.exitCode = NOT_DONE;
void exitCodeOf(main()).then((code) => (process.exitCode = code));

async function main(): Promise<number> {
  // Before any database is touched.
  const asked = readArguments(process.argv.slice(2));
  return withDatabase(async (config, url) => {
    const options = { logger: new AppLogger('warn', config.isProduction), abortOnError: false };
    const module = EnquiriesCommandModule.forRoot(config, url);
    const context = await NestFactory.createApplicationContext(module, options);
    try {
      const records = context.get(EnquiryRecords);
      if (asked.verb === 'list') return await list(records, asked);
      if (asked.verb === 'csv') return await csv(records, asked.kind, asked.since);
      return await remove(records, asked.address);
    } finally {
      await context.close();
    }
  });
}

async function list(
  records: EnquiryRecords,
  { kinds, since, limit, page }: Extract<Asked, { verb: 'list' }>,
): Promise<number> {
  // One more tells whether there is more.
  const found = await records.list({ kinds, since }, limit + 1, (page - 1) * limit);
  if (found.length === 0) return say(page === 1 ? 'Nothing was left.' : 'There is no such page.');
  const cells = found
    .slice(0, limit)
    .map(({ createdAt, kind, name, email, said }) => [
      createdAt.toISOString(),
      kind,
      email,
      name,
      said,
    ]);
  say(
    table(
      [['LEFT AT', 'KIND', 'EMAIL', 'NAME', 'PHONE OR FEEDBACK'], ...cells],
      MAX_LISTED_PROBLEMS,
    ),
  );
  if (found.length > limit) say(`There is more: --page ${page + 1}`);
  return DONE;
}

/** Written as it is read; a reader that has enough, such as `head`, ends it. */
async function csv(
  records: EnquiryRecords,
  kind: EnquiryKind,
  since: Date | null,
): Promise<number> {
  const [heads, cells] = [columns[kind].map(([head]) => head), columns[kind].map(([, of]) => of)];
  const line = (record: EnquiryRecord): string =>
    csvRow(
      cells.map((of) => of(record)),
      heads,
    );
  // Each write tells of it.
  process.stdout.on('error', () => undefined);
  try {
    await written(csvHeader(heads));
    await records.read({ kinds: [kind], since }, async (portion) =>
      written(portion.map(line).join('')),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
  return DONE;
}

async function remove(records: EnquiryRecords, address: string): Promise<number> {
  const { contact, feedback, newsletter } = await records.remove(address);
  const whose = printable(address);
  if (contact + feedback + newsletter === 0) return say(`Nothing is kept of ${whose}.`);
  return say(
    `Removed of ${whose}: contact ${contact}, feedback ${feedback}, newsletter ${newsletter}.`,
  );
}

/** @returns once there is room for more */
async function written(lines: string): Promise<void> {
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
  of: 'name' | 'email' | 'said',
): [TableColumn, (record: EnquiryRecord) => Cell] {
  return [{ header, kind: 'TEXT', width: 30 }, (record) => record[of]];
}
