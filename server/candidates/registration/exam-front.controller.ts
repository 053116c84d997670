import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/access.decorators.js';
import { ExamFrontService } from './exam-front.service.js';
import {
  toExamCodeRequest,
  toExamFront,
  type emailCodeRules,
  type ExamCodeRequest,
  type ExamFront,
  type joinRules,
  type linkRules,
  type LinkToken,
  type registrationRules,
} from './exam-front.schema.js';
import { ExamRegistrationService } from './exam-registration.service.js';

/** The public routes of an exam, for visitors with its code. */
@Controller('attempts/exam/:code')
@Public()
export class ExamFrontController {
  constructor(
    private readonly front: ExamFrontService,
    private readonly registration: ExamRegistrationService,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async show(@Param('code') code: string, @CurrentCaller() caller: Caller): Promise<ExamFront> {
    return toExamFront(await this.front.show(code, caller.address));
  }

  @Post('candidates')
  @Header('cache-control', 'no-store')
  async join(
    @Param('code') code: string,
    @Body() body: z.input<typeof joinRules>,
    @CurrentCaller() caller: Caller,
  ): Promise<LinkToken> {
    return { token: await this.front.join(code, body, caller.address) };
  }

  @Post('email-codes')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async requestCode(
    @Param('code') code: string,
    @Body() body: z.input<typeof emailCodeRules>,
    @CurrentCaller() caller: Caller,
  ): Promise<ExamCodeRequest> {
    return toExamCodeRequest(await this.registration.requestCode(code, body, caller.address));
  }

  @Post('registrations')
  @Header('cache-control', 'no-store')
  async register(
    @Param('code') code: string,
    @Body() body: z.input<typeof registrationRules>,
    @CurrentCaller() caller: Caller,
  ): Promise<LinkToken> {
    return { token: await this.registration.register(code, body, caller.address) };
  }

  @Post('links')
  @HttpCode(202)
  async mailLink(
    @Param('code') code: string,
    @Body() body: z.input<typeof linkRules>,
    @CurrentCaller() caller: Caller,
  ): Promise<object> {
    await this.registration.mailLink(code, body, caller.address);
    return {};
  }
}
