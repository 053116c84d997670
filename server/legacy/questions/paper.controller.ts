import { Controller } from '@nestjs/common';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { LegacyPaper } from './paper.js';
import { quizzInfo } from './paper.routes.js';

@Controller()
export class LegacyPaperController {
  constructor(
    private readonly quizzes: QuizService,
    private readonly paper: LegacyPaper,
  ) {}

  @LegacyEndpoint(quizzInfo)
  async info(@CurrentViewer() viewer: Viewer, @LegacyBody() { _id }: BodyOf<typeof quizzInfo>) {
    return this.paper.read(await this.quizzes.read(viewer, _id));
  }
}
