import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/access.decorators.js';
import type { ReceiptKeySet, Verification } from './receipt-file.schema.js';
import { VerificationService } from './verification.service.js';

/**
 * A receipt of the longest exam has 1,000 answers of six values each, which fits into the 10,000 values of
 * any body. 1,000 texts of 2,000 letters fit into the bytes; the longest texts, of 20,000 characters with six
 * bytes each as JSON, would need 120 MB. `signature` and `receipt` without the answers always fit; the answers
 * can then be hashed without this server (docs/attempts.md).
 */
const BODY_LIMITS = { bodyLimit: 2 * 1024 * 1024, rejectDuplicateKeys: true };

/** Verifies receipts, without an account. */
@Controller('verify')
@Public()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @Post('receipts')
  @HttpCode(200)
  @RouteConfig(BODY_LIMITS)
  @Header('cache-control', 'no-store')
  async verify(@Body() body: unknown, @CurrentCaller() caller: Caller): Promise<Verification> {
    return this.verifications.verify(body, caller.address);
  }

  @Get('keys')
  @Header('cache-control', 'no-cache')
  async keys(): Promise<ReceiptKeySet> {
    return this.verifications.keys();
  }
}
