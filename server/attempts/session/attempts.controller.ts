import { Controller, UseGuards } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCaller, CurrentCandidate, type Caller } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { LateAnswersService } from '../late-responses/late-answers.service.js';
import { SubmissionService } from '../submission/submission.service.js';
import {
  openAttempt,
  readClock,
  readLobby,
  readQuestion,
  saveResponses,
  settleLateAnswers,
  submitAttempt,
} from './attempts.routes.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import { ClockService } from './clock.service.js';
import { LobbyService } from './lobby.service.js';
import { QuestionsService } from './questions.service.js';
import { SavingService } from './saving.service.js';
import { SittingService } from './sitting.service.js';

/** The candidates' API. */
@Controller()
@UseGuards(CandidateLimits)
export class AttemptsController {
  constructor(
    private readonly lobbies: LobbyService,
    private readonly sittings: SittingService,
    private readonly saving: SavingService,
    private readonly submissions: SubmissionService,
    private readonly clocks: ClockService,
    private readonly late: LateAnswersService,
    private readonly questions: QuestionsService,
  ) {}

  @Endpoint(readLobby)
  async lobby(@CurrentCandidate() candidate: AuthenticatedCandidate) {
    return this.lobbies.read(candidate);
  }

  @Endpoint(openAttempt)
  async open(
    @RouteInput() { body }: InputOf<typeof openAttempt>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.sittings.open(candidate, body, address);
  }

  @Endpoint(readQuestion)
  async question(
    @RouteInput() { params }: InputOf<typeof readQuestion>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.questions.read(candidate, params.attemptId, params.place);
  }

  @Endpoint(saveResponses)
  async save(
    @RouteInput() { params, body }: InputOf<typeof saveResponses>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.saving.save(candidate, params.attemptId, body);
  }

  @Endpoint(submitAttempt)
  async submit(
    @RouteInput() { params, body }: InputOf<typeof submitAttempt>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.submissions.submit(candidate, params.attemptId, body);
  }

  @Endpoint(settleLateAnswers)
  async settle(
    @RouteInput() { params, body }: InputOf<typeof settleLateAnswers>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.late.settle(candidate, params.attemptId, body);
  }

  @Endpoint(readClock)
  async clock(
    @RouteInput() { params, queryParams }: InputOf<typeof readClock>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @CurrentCaller() { address }: Caller,
  ) {
    return this.clocks.read(candidate, params.attemptId, queryParams, address);
  }
}
