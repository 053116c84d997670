import { Injectable } from '@nestjs/common';
import { assertCan } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { isLongerThan, storable } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { FairTurns } from '../../core/jobs/fair-turns.js';
import { readSpreadsheet } from '../../imports/spreadsheet/reader.js';
import { FileRefusal } from '../../imports/spreadsheet/refusal.js';
import type { SheetRow, SheetTable } from '../../imports/spreadsheet/table.js';
import { UploadsService } from '../../imports/uploads.service.js';
import { candidateErrors } from '../candidate.errors.js';
import { checkPeople, readPeopleText, type ReadPeople } from './people-text.js';

/** Where people are read from: one of the two. */
export interface PeopleSource {
  text?: string | null | undefined;
  uploadId?: string | null | undefined;
}

/** A thousand of the longest names and addresses fit in. */
const MAX_CHARACTERS = 500_000;
const MAX_BYTES = 5 * 1024 * 1024;
const READ = { name: 'people-files', points: 120, seconds: 3_600 };
/** Each takes a process with its memory; who comes later waits, and not behind many of one institute. */
const TURNS = { running: 1, ofAccount: 2, ofGroup: 8, all: 16 };
const TIME_MS = 20_000;

const NAME = { header: 'Name', aliases: ['Full name', 'Student', 'Student name', 'Learner'] };
const FIRST = { header: 'First name', aliases: ['Given name', 'Forename'] };
const LAST = { header: 'Last name', aliases: ['Surname', 'Family name'] };
const EMAIL = {
  header: 'Email',
  aliases: ['E-mail', 'Mail', 'Email address', 'E-mail address', 'Address'],
  isRequired: true,
};
const COLUMNS = [NAME, FIRST, LAST, EMAIL];

/** Reads people out of what staff have: nothing is stored by it. */
@Injectable()
export class PeopleReaderService {
  private readonly turns = new FairTurns(TURNS);

  constructor(
    private readonly work: UnitOfWork,
    private readonly uploads: UploadsService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws NOT_ALLOWED, VALIDATION, UPLOAD_NOT_FOUND, PEOPLE_FILE, TOO_MANY_REQUESTS, BUSY */
  async read(viewer: Viewer, { text, uploadId }: PeopleSource): Promise<ReadPeople> {
    assertCan(viewer, 'edit');
    const isText = typeof text === 'string';
    if (isText === (typeof uploadId === 'string'))
      throw coreErrors.VALIDATION({ message: 'Send either a text or an uploadId' });
    return isText ? readPeopleText(bounded(text)) : this.file(viewer, uploadId as string);
  }

  private async file(viewer: Viewer, uploadId: string): Promise<ReadPeople> {
    const { id, sizeBytes } = await this.work.run(async (tx) =>
      this.uploads.hold(tx, viewer, uploadId),
    );
    if (sizeBytes > MAX_BYTES)
      throw candidateErrors.PEOPLE_FILE({ message: 'A file of people has at most 5 MB.' });
    await this.limits.consume(READ, viewer.userId);
    const requester = { account: viewer.userId, group: viewer.instituteId };
    const { headers, rows } = await this.turns.run(requester, async () => this.table(id));
    return checkPeople(rows.map((row) => personIn(headers, row)));
  }

  /** @throws PEOPLE_FILE */
  private async table(uploadId: string): Promise<SheetTable> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIME_MS);
    try {
      return await readSpreadsheet(await this.uploads.read(uploadId), COLUMNS, timeout.signal);
    } catch (error) {
      if (timeout.signal.aborted)
        throw candidateErrors.PEOPLE_FILE({
          message: 'Reading this file takes too long. Copy its rows into a new one.',
        });
      throw error instanceof FileRefusal
        ? candidateErrors.PEOPLE_FILE({ message: said(error) })
        : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The reader's words, but where they speak of questions. */
function said({ code, message }: FileRefusal): string {
  const row = 'There is nobody below the row that names the columns.';
  return code === 'NO_ROWS' ? row : storable(message);
}

function personIn(headers: readonly string[], { number, cells }: SheetRow) {
  const cell = ({ header }: { header: string }): string => cells[headers.indexOf(header)] ?? '';
  const whole = cell(NAME).trim();
  const name = whole === '' ? `${cell(FIRST)} ${cell(LAST)}`.trim() : whole;
  return { line: number, name, email: cell(EMAIL).trim() };
}

/** @throws VALIDATION */
function bounded(text: string): string {
  if (!isLongerThan(text, MAX_CHARACTERS)) return text;
  const message = `The text has more than ${MAX_CHARACTERS.toLocaleString('en')} characters. Take it in parts.`;
  throw coreErrors.VALIDATION({ message, fields: [{ path: 'text', message }] });
}
