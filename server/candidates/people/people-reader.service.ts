import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isLongerThan, replaceUnstorable } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { FairQueue } from '../../core/jobs/fair-queue.js';
import { allRows, readSpreadsheet } from '../../imports/spreadsheet/reader.js';
import { FileRefusal } from '../../imports/spreadsheet/files/refusal.js';
import type { ReadingRules } from '../../imports/spreadsheet/read-workbook.js';
import type { SheetRow } from '../../imports/spreadsheet/table.js';
import { UploadsService } from '../../imports/uploads.service.js';
import { candidateErrors } from '../candidate.errors.js';
import { haveNames, NO_PEOPLE_COLUMNS, PEOPLE_COLUMNS, personIn } from './people-columns.js';
import { checkPeople, readPeopleText, type ReadPeople } from './people-text.js';

/** The source of people: exactly one of the two. */
export interface PeopleSource {
  text?: string | null | undefined;
  uploadId?: string | null | undefined;
}

/** Enough for two thousand of the longest names and addresses. */
const MAX_CHARACTERS = 1_000_000;
const MAX_BYTES = 5 * 1024 * 1024;
const READ_LIMIT = { name: 'people-files', points: 120, seconds: 3_600 };
/** Reading starts a process, so only one file is read at a time. Others wait in a fair queue. */
const TURNS = { running: 1, perAccount: 2, perGroup: 8, total: 16 };
const TIMEOUT_MS = 20_000;

/** Reads people from a text or a spreadsheet. Stores nothing. */
@Injectable()
export class PeopleReaderService {
  private readonly turns = new FairQueue(TURNS);

  constructor(
    private readonly work: UnitOfWork,
    private readonly uploads: UploadsService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws VALIDATION, UPLOAD_NOT_FOUND, PEOPLE_FILE, TOO_MANY_REQUESTS, BUSY */
  async read(viewer: Viewer, { text, uploadId }: PeopleSource): Promise<ReadPeople> {
    const isText = typeof text === 'string';
    if (isText === (typeof uploadId === 'string'))
      throw coreErrors.VALIDATION({ message: 'Send either a text or an uploadId' });
    return isText ? readPeopleText(bounded(text)) : this.readFile(viewer, uploadId as string);
  }

  private async readFile(viewer: Viewer, uploadId: string): Promise<ReadPeople> {
    const { id, sizeBytes } = await this.work.run(async (tx) =>
      this.uploads.lock(tx, viewer, uploadId),
    );
    if (sizeBytes > MAX_BYTES)
      throw candidateErrors.PEOPLE_FILE({ message: 'A file of people can have at most 5 MB.' });
    await this.limits.consume(READ_LIMIT, viewer.userId);
    const requester = { account: viewer.userId, group: viewer.instituteId };
    const { headers, rows } = await this.turns.run(requester, async () => this.readTable(id));
    if (!haveNames(headers)) throw candidateErrors.PEOPLE_FILE({ message: NO_PEOPLE_COLUMNS });
    return checkPeople(rows.map(({ cells, number }) => personIn(headers, cells, number)));
  }

  /** @throws PEOPLE_FILE */
  private async readTable(uploadId: string): Promise<{ headers: string[]; rows: SheetRow[] }> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    try {
      const file = await this.uploads.read(uploadId);
      const rules: ReadingRules = {
        rules: 'TOLERANT',
        remembered: [],
        mapping: null,
        isPreview: false,
      };
      const request = { file, columns: PEOPLE_COLUMNS, rules };
      return await readSpreadsheet(request, timeout.signal, async (reading) => ({
        headers: reading.head.headers,
        rows: (await allRows(reading))
          .map((row) => withoutFaults(row, reading.head.headers))
          .filter(isFilled),
      }));
    } catch (error) {
      if (timeout.signal.aborted)
        throw candidateErrors.PEOPLE_FILE({
          message: 'This file takes too long to read. Copy its rows into a new one.',
        });
      throw error instanceof FileRefusal
        ? candidateErrors.PEOPLE_FILE({ message: messageOf(error) })
        : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A cell that cannot be taken as it is counts as blank: whose name or address it was is then a fault. */
function withoutFaults({ faults, ...row }: SheetRow, headers: readonly string[]): SheetRow {
  const faulty = new Set(faults.map(({ header }) => header));
  const cells = row.cells.map((text, index) => (faulty.has(headers[index] ?? '') ? '' : text));
  return { ...row, cells, faults: [] };
}

/** Not a row that has only a picture. */
function isFilled({ cells }: SheetRow): boolean {
  return cells.some((text) => text !== '');
}

/** The reader's message, except the one that is about questions. */
function messageOf({ code, message }: FileRefusal): string {
  const row = 'There are no people below the row with the column names.';
  return code === 'NO_ROWS' ? row : replaceUnstorable(message);
}

/** @throws VALIDATION */
function bounded(text: string): string {
  if (!isLongerThan(text, MAX_CHARACTERS)) return text;
  const message = `The text has more than ${MAX_CHARACTERS.toLocaleString('en')} characters. Split it into parts.`;
  throw coreErrors.VALIDATION({ message, fields: [{ path: 'text', message }] });
}
