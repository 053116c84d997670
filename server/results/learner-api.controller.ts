import { Controller, Get, Inject } from '@nestjs/common';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { Public } from '../core/access/public.decorator.js';
import { learnerDocument } from './learner-api.js';

@Controller('attempts')
@Public()
export class LearnerApiController {
  private readonly document: object;

  constructor(@Inject(CONFIG) config: Config) {
    this.document = learnerDocument(config.PUBLIC_URL);
  }

  /** What learners' routes take and answer. */
  @Get('openapi.json')
  describe(): object {
    return this.document;
  }
}
