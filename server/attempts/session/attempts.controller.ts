import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UseGuards,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { ForCandidates } from '../../core/access/access.decorators.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCaller, CurrentCandidate, type Caller } from '../../core/access/parameters.js';
import {
  MAX_BODY,
  type AttemptClock,
  type clockRules,
  type openRules,
  type SavedAnswer,
  type saveRules,
  type Sitting,
  type submitRules,
  type SubmittedAnswer,
} from '../attempt.schema.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import { ClockService } from './clock.service.js';
import { LateAnswersService } from '../late-responses/late-answers.service.js';
import type { lateRules, SettledAnswer } from '../responses/late.schema.js';
import { LobbyService } from './lobby.service.js';
import type { Lobby } from './lobby.schema.js';
import { SavingService } from './saving.service.js';
import { SittingService } from './sitting.service.js';
import { SubmissionService } from '../submission/submission.service.js';

/** The candidates' API. Services validate the requests. */
@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class AttemptsController {
  constructor(
    private readonly lobbies: LobbyService,
    private readonly sittings: SittingService,
    private readonly saving: SavingService,
    private readonly submissions: SubmissionService,
    private readonly clocks: ClockService,
    private readonly late: LateAnswersService,
  ) {}

  @Get('mine')
  @Header('cache-control', 'no-store')
  async lobby(@CurrentCandidate() candidate: AuthenticatedCandidate): Promise<Lobby> {
    return this.lobbies.read(candidate);
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async open(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Body() body: z.input<typeof openRules>,
    @CurrentCaller() { address }: Caller,
  ): Promise<Sitting> {
    return this.sittings.open(candidate, body, address);
  }

  @Put(':attemptId/responses')
  @RouteConfig({ bodyLimit: MAX_BODY })
  async save(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof saveRules>,
  ): Promise<SavedAnswer> {
    return this.saving.save(candidate, attemptId, body);
  }

  @Post(':attemptId/submission')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MAX_BODY })
  async submit(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof submitRules>,
  ): Promise<SubmittedAnswer> {
    return this.submissions.submit(candidate, attemptId, body);
  }

  @Post(':attemptId/late')
  @HttpCode(200)
  @RouteConfig({ bodyLimit: MAX_BODY })
  async settle(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof lateRules>,
  ): Promise<SettledAnswer> {
    return this.late.settle(candidate, attemptId, body);
  }

  @Get(':attemptId/clock')
  @Header('cache-control', 'no-store')
  async clock(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Query() query: z.input<typeof clockRules>,
    @CurrentCaller() { address }: Caller,
  ): Promise<AttemptClock> {
    return this.clocks.read(candidate, attemptId, query, address);
  }
}
