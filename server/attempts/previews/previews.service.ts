import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { Candidate, CandidateOrigin } from '../../candidates/candidate.entity.js';
import { CandidateTokens } from '../../candidates/candidate-tokens.js';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import { RevisionSnapshot } from '../../exams/revisions/revision-snapshot.js';
import { quizErrors } from '../../quizzes/quiz.errors.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { attemptErrors } from '../attempt.errors.js';

/** Each preview may leave a revision of its own for a day. */
const PREVIEWS = { name: 'exam-previews', points: 120, seconds: 3_600 };

/** Lets staff take their own exam as a preview. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly snapshots: RevisionSnapshot,
    private readonly tokens: CandidateTokens,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates a preview candidate for the quiz as it is now, submitted or not.
   * @returns the URL of their personal link
   * @throws QUIZ_NOT_FOUND, QUIZ_IS_EMPTY, EXAM_TOO_LONG, PAPER_TOO_LARGE, TOO_MANY_REQUESTS
   */
  async create(viewer: Viewer, quizId: string): Promise<string> {
    await this.limits.consume(PREVIEWS, viewer.userId);
    const candidate = await this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      if (quiz.questionCount === 0) throw quizErrors.QUIZ_IS_EMPTY();
      if (quiz.questionCount > MAX_EXAM_QUESTIONS) throw attemptErrors.EXAM_TOO_LONG();
      const revisionId = await this.snapshots.findOrCreate(tx, quiz);
      const { id, instituteId, createdBy } = quiz;
      const origin = CandidateOrigin.PREVIEW;
      const values = { quizId: id, instituteId, createdBy, origin, revisionId };
      return tx.manager.save(tx.manager.create(Candidate, values));
    });
    return `${this.config.PUBLIC_URL}/take#${this.tokens.sign(candidate)}`;
  }
}
