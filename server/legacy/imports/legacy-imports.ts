import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { importErrors } from '../../imports/import.errors.js';
import { ImportFindings } from '../../imports/import.findings.js';
import { ImportService } from '../../imports/import.service.js';
import { ImportState, type Import } from '../../imports/import.entity.js';
import { UploadsService } from '../../imports/uploads.service.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { Envelope } from '../wire/envelope.js';
import { toImportResponse } from './import.response.js';

/** How long a call waits for the end of its import (docs/legacy-api.md). */
const MAX_WAIT_MS = 25_000;
/** Callers send no file name. */
const FILE_NAME = 'questions.xlsx';

export interface SentWorkbook {
  quizTitle: string;
  excelFile?: Buffer | null | undefined;
  importId?: string | null | undefined;
}

/** Imports for callers that wait for the result, through the same queue and worker as all imports. */
@Injectable()
export class LegacyImports {
  constructor(
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
    private readonly imports: ImportService,
    private readonly findings: ImportFindings,
  ) {}

  /**
   * Imports a workbook, or returns the state of an import.
   * @param kind of the questions in the rows
   * @param signal ends the waiting when the caller disconnects; the import continues
   */
  async answer(
    viewer: Viewer,
    kind: string,
    sent: SentWorkbook,
    signal: AbortSignal,
  ): Promise<Envelope> {
    const { id: quizId } = await this.quizzes.readByTitle(viewer, sent.quizTitle);
    const { excelFile, importId } = sent;
    const row = excelFile
      ? await this.run(viewer, quizId, kind, excelFile, signal)
      : await this.imports.read(viewer, importId ?? '');
    // A preview waits for somebody who looks at it in the client.
    const isPreview = row.state === ImportState.CHECKED;
    if (row.quizId !== quizId || row.kind !== kind || isPreview)
      throw importErrors.IMPORT_NOT_FOUND();
    return toImportResponse(row, row.faultCount > 0 ? await this.findings.allFaults(row) : []);
  }

  private async run(
    viewer: Viewer,
    quizId: string,
    kind: string,
    file: Buffer,
    signal: AbortSignal,
  ): Promise<Import> {
    const sha256 = hash('sha256', file, 'hex');
    const upload = async () => this.uploads.receive(viewer, FILE_NAME, Readable.from([file]));
    const { id } = await this.imports.startOrJoin(viewer, { quizId, kind, sha256, upload });
    return this.imports.wait(viewer, id, MAX_WAIT_MS, signal);
  }
}
