import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { CandidateLimits } from '../../attempts/session/candidate-limits.guard.js';
import { ForCandidates, Public } from '../../core/access/access.decorators.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCaller, CurrentCandidate, type Caller } from '../../core/access/parameters.js';
import type { CertificateCheck, CertificateData } from './certificate.schema.js';
import { CertificatesService } from './certificates.service.js';

@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class CertificateController {
  constructor(private readonly certificates: CertificatesService) {}

  @Get(':attemptId/certificate')
  @Header('cache-control', 'no-store')
  async certificate(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
  ): Promise<CertificateData> {
    return this.certificates.read(candidate, attemptId);
  }
}

/** For people who were shown a certificate: checking one takes no account. */
@Controller('verify')
@Public()
export class CertificateCheckController {
  constructor(private readonly certificates: CertificatesService) {}

  @Get('certificates/:reference')
  @Header('cache-control', 'no-store')
  async check(
    @Param('reference') reference: string,
    @CurrentCaller() caller: Caller,
  ): Promise<CertificateCheck> {
    return this.certificates.check(reference, caller.address);
  }
}
