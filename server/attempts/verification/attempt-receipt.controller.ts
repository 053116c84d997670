import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { ForCandidates } from '../../core/access/access.decorators.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { CandidateLimits } from '../session/candidate-limits.guard.js';
import type { ReceiptFile } from './receipt-file.schema.js';
import { ReceiptFilesService } from './receipt-files.service.js';

/** Candidates download their receipt here. */
@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class AttemptReceiptController {
  constructor(private readonly files: ReceiptFilesService) {}

  @Get(':attemptId/receipt')
  @Header('cache-control', 'no-store')
  async file(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
  ): Promise<ReceiptFile> {
    return this.files.get(candidate, attemptId);
  }
}
