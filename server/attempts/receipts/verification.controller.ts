import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/public.decorator.js';
import type { ReceiptKeySet, Verification } from './receipt-file.shapes.js';
import { VerificationService } from './verification.service.js';

/** A paper of the longest questions and answers, and of the most. */
const BOUNDS = { bodyLimit: 2 * 1024 * 1024, mostValues: 200_000 };

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
