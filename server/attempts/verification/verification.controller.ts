import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { listReceiptKeys, verifyReceipt } from './verification.routes.js';
import { VerificationService } from './verification.service.js';

/** Verifies receipts, without an account. */
@Controller()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @Endpoint(verifyReceipt)
  async verify(
    @RouteInput() { body }: InputOf<typeof verifyReceipt>,
    @CurrentCaller() caller: Caller,
  ) {
    return this.verifications.verify(body, caller.address);
  }

  @Endpoint(listReceiptKeys)
  async keys() {
    return this.verifications.keys();
  }
}
