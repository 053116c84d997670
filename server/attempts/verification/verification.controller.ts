import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/public.decorator.js';
import type { ReceiptKeySet, Verification } from './receipt-file.schema.js';
import { VerificationService } from './verification.service.js';

/**
 * A receipt of the longest exam has 1,000 answers of six values each: 10,000 values, the bound of all bodies,
 * are enough for it. Its bytes are as many as were typed: 1,000 texts of 2,000 letters fit in, but the longest,
 * of 20,000 characters with six bytes each as JSON, would be 120 MB. Of any receipt `signature` and `receipt` fit
 * in, without the answers; whoever has those can hash them without us (docs/API.md).
 */
const BOUNDS = { bodyLimit: 2 * 1024 * 1024, uniqueNames: true };

/** For whoever was shown a receipt: nobody needs an account to check one. */
@Controller('verify')
@Public()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @Post('receipts')
  @HttpCode(200)
  @RouteConfig(BOUNDS)
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
