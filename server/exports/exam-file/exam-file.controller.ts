import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { firstFile } from '../../core/http/multipart.js';
import { ExamFileImport } from './exam-file-import.js';
import { ExamFileWriter } from './exam-file-writer.js';
import { examFileErrors } from './exam-file.errors.js';
import { MAX_FILE_BYTES } from './exam-file.format.js';

const EXAM_FILE_LIMIT = { bytes: MAX_FILE_BYTES, tooLarge: examFileErrors.EXAM_FILE_TOO_LARGE };

@Controller('exams')
export class ExamFileController {
  constructor(
    private readonly writer: ExamFileWriter,
    private readonly files: ExamFileImport,
  ) {}

  /** A whole exam with its key, images and rules, to be imported here or on another server. */
  @Can('exam.edit')
  @Get(':quizId/export.json')
  @Header('cache-control', 'private, no-store')
  async download(
    @CurrentViewer() viewer: Viewer,
    @Param('quizId') quizId: string,
  ): Promise<StreamableFile> {
    const { fileName, text } = await this.writer.write(viewer, quizId);
    const bytes = new TextEncoder().encode(text);
    return new StreamableFile(bytes, {
      type: 'application/json; charset=utf-8',
      disposition: contentDisposition(fileName),
    });
  }

  /** Receives such a file as multipart/form-data and returns the new quiz. */
  @Can('exam.edit')
  @Post('import')
  async import(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest) {
    const sent = await firstFile(request, EXAM_FILE_LIMIT);
    if (!sent) throw examFileErrors.NO_EXAM_FILE();
    const { id, title, questionCount } = await this.files.import(
      viewer,
      sent.file,
      () => !request.socket.destroyed,
    );
    return { quizId: id, title, questionCount };
  }
}
