import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentCaller, type Caller } from '../core/access/parameters.js';
import { Public } from '../core/access/public.decorator.js';
import { ExamFrontService } from './exam-front.service.js';
import {
  toExamFront,
  type ExamFront,
  type joinRules,
  type LinkToken,
} from './exam-front.shapes.js';

/** Before an exam: open to whoever has its code. */
@Controller('attempts/exam/:code')
@Public()
export class ExamFrontController {
  constructor(private readonly front: ExamFrontService) {}

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
}
