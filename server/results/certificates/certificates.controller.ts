import { Controller, UseGuards } from '@nestjs/common';
import { CandidateLimits } from '../../attempts/session/candidate-limits.guard.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCaller, CurrentCandidate, type Caller } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { checkCertificate, readCertificate } from './certificates.routes.js';
import { CertificatesService } from './certificates.service.js';

@Controller()
@UseGuards(CandidateLimits)
export class CertificateController {
  constructor(private readonly certificates: CertificatesService) {}

  @Endpoint(readCertificate)
  async certificate(
    @RouteInput() { params }: InputOf<typeof readCertificate>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.certificates.read(candidate, params.attemptId);
  }
}

/** For people who were shown a certificate: checking one takes no account. */
@Controller()
export class CertificateCheckController {
  constructor(private readonly certificates: CertificatesService) {}

  @Endpoint(checkCertificate)
  async check(
    @RouteInput() { params }: InputOf<typeof checkCertificate>,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.certificates.check(params.reference, address);
  }
}
