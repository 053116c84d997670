import { Controller, UseGuards } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { CandidateLimits } from '../session/candidate-limits.guard.js';
import { ReceiptFilesService } from './receipt-files.service.js';
import { downloadReceipt } from './verification.routes.js';

/** Candidates download their receipt here. */
@Controller()
@UseGuards(CandidateLimits)
export class AttemptReceiptController {
  constructor(private readonly files: ReceiptFilesService) {}

  @Endpoint(downloadReceipt)
  async file(
    @RouteInput() { params }: InputOf<typeof downloadReceipt>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.files.get(candidate, params.attemptId);
  }
}
