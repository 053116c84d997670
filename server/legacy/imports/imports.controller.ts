import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '../../core/access/parameters.js';
import { ShutdownSignal } from '../../core/http/shutdown-signal.js';
import type { Viewer } from '../../core/access/viewer.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { Envelope } from '../wire/envelope.js';
import { Answers, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { descriptiveExcel, mcqExcel } from './imports.routes.js';
import { LegacyImports, type SentWorkbook } from './legacy-imports.js';

@Controller()
export class LegacyImportsController {
  constructor(
    private readonly imports: LegacyImports,
    private readonly closing: ShutdownSignal,
  ) {}

  @Answers(mcqExcel)
  async importMcqs(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() body: BodyOf<typeof mcqExcel>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(viewer, mcqKind.name, body, reply);
  }

  @Answers(descriptiveExcel)
  async importDescriptives(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() body: BodyOf<typeof descriptiveExcel>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(viewer, descriptiveKind.name, body, reply);
  }

  /** The answer depends on how the import went, and so does its status. */
  private async answer(
    viewer: Viewer,
    kind: string,
    body: SentWorkbook,
    reply: FastifyReply,
  ): Promise<Envelope> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const forget = this.closing.watch(gone);
    try {
      const answer = await this.imports.answer(viewer, kind, body, gone.signal);
      void reply.status(answer.statusCode);
      return answer;
    } finally {
      forget();
    }
  }
}
