import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '../../core/access/parameters.js';
import { ShutdownSignal } from '../../core/http/shutdown-signal.js';
import type { Viewer } from '../../core/access/viewer.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { Envelope } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { descriptiveExcel, mcqExcel } from './imports.routes.js';
import { LegacyImports, type SentWorkbook } from './legacy-imports.js';

@Controller()
export class LegacyImportsController {
  constructor(
    private readonly imports: LegacyImports,
    private readonly closing: ShutdownSignal,
  ) {}

  @LegacyEndpoint(mcqExcel)
  async importMcqs(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() body: BodyOf<typeof mcqExcel>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(viewer, mcqKind.name, body, reply);
  }

  @LegacyEndpoint(descriptiveExcel)
  async importDescriptives(
    @CurrentViewer() viewer: Viewer,
    @LegacyBody() body: BodyOf<typeof descriptiveExcel>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(viewer, descriptiveKind.name, body, reply);
  }

  /** The status of the response depends on the outcome of the import. */
  private async answer(
    viewer: Viewer,
    kind: string,
    body: SentWorkbook,
    reply: FastifyReply,
  ): Promise<Envelope> {
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const stopWatching = this.closing.watch(disconnected);
    try {
      const answer = await this.imports.answer(viewer, kind, body, disconnected.signal);
      void reply.status(answer.statusCode);
      return answer;
    } finally {
      stopWatching();
    }
  }
}
