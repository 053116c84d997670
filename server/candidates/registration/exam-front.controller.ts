import { Controller, UseGuards } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import {
  joinExam,
  mailExamLink,
  registerForExam,
  requestExamCode,
  showExam,
} from './exam-front.routes.js';
import { toExamCodeRequest, toExamFront } from './exam-front.schema.js';
import { ExamFrontService } from './exam-front.service.js';
import { ExamRegistrationService } from './exam-registration.service.js';
import { JoinLimits } from './join-limits.guard.js';

/** The public routes of an exam, for visitors with its code. */
@Controller()
export class ExamFrontController {
  constructor(
    private readonly front: ExamFrontService,
    private readonly registration: ExamRegistrationService,
  ) {}

  @Endpoint(showExam)
  async show(
    @RouteInput() { params }: InputOf<typeof showExam>,
    @CurrentCaller() { address }: Caller,
  ) {
    return toExamFront(await this.front.show(params.code, address));
  }

  @Endpoint(joinExam)
  @UseGuards(JoinLimits)
  async join(
    @RouteInput() { params, body }: InputOf<typeof joinExam>,
    @CurrentCaller() { address }: Caller,
  ) {
    return { token: await this.front.join(params.code, body, address) };
  }

  @Endpoint(requestExamCode)
  async requestCode(
    @RouteInput() { params, body }: InputOf<typeof requestExamCode>,
    @CurrentCaller() { address }: Caller,
  ) {
    return toExamCodeRequest(await this.registration.requestCode(params.code, body, address));
  }

  @Endpoint(registerForExam)
  async register(
    @RouteInput() { params, body }: InputOf<typeof registerForExam>,
    @CurrentCaller() { address }: Caller,
  ) {
    return { token: await this.registration.register(params.code, body, address) };
  }

  @Endpoint(mailExamLink)
  async mailLink(
    @RouteInput() { params, body }: InputOf<typeof mailExamLink>,
    @CurrentCaller() { address }: Caller,
  ) {
    await this.registration.mailLink(params.code, body, address);
    return {};
  }
}
