import { Controller, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { contentDisposition } from '../../core/http/content-disposition.js';
import { firstFile } from '../../core/http/multipart.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { ExamFileImport } from './exam-file-import.js';
import { ExamFileWriter } from './exam-file-writer.js';
import { examFileErrors } from './exam-file.errors.js';
import { exportExam, importExam } from './exam-file.routes.js';

@Controller()
export class ExamFileController {
  constructor(
    private readonly writer: ExamFileWriter,
    private readonly files: ExamFileImport,
  ) {}

  @Endpoint(exportExam)
  async download(
    @RouteInput() { params }: InputOf<typeof exportExam>,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { fileName, text } = await this.writer.write(viewer, params.quizId);
    const bytes = new TextEncoder().encode(text);
    return new StreamableFile(bytes, {
      type: 'application/json; charset=utf-8',
      disposition: contentDisposition(fileName),
    });
  }

  @Endpoint(importExam)
  async import(
    @RouteInput() { parts }: InputOf<typeof importExam>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ) {
    const sent = await firstFile(parts);
    if (!sent) throw examFileErrors.NO_EXAM_FILE();
    const { id, title, questionCount } = await this.files.import(
      viewer,
      sent.file,
      () => !request.socket.destroyed,
    );
    return { quizId: id, title, questionCount };
  }
}
