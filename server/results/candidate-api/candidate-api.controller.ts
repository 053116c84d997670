import { Controller, Get, Inject } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { Public } from '../../core/access/access.decorators.js';
import { candidateApiDocument } from './candidate-api.js';

@Controller('attempts')
@Public()
export class CandidateApiController {
  private readonly document: object;

  constructor(@Inject(CONFIG) config: Config) {
    this.document = candidateApiDocument(config.PUBLIC_URL);
  }

  /** The OpenAPI document of the candidates' routes. */
  @Get('openapi.json')
  describe(): object {
    return this.document;
  }
}
