import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { RecordBatches } from '../core/graphql/record-batches.js';
import { possibleAssignee } from '../grading/assignments/assigned-answers.js';
import { QuizType } from '../quizzes/quiz.types.js';
import { listQuizProgress, type ProgressRow } from './quiz-progress.queries.js';
import { QuizProgress, toQuizProgress } from './quiz-progress.types.js';
import { QuizStage } from './quiz-stage.js';

/** The progress of quizzes by their ids. Every role may read all exams of its institute. */
@Injectable()
export class QuizProgressById extends RecordBatches<ProgressRow> {
  constructor(work: UnitOfWork) {
    super(async (viewer, ids) => {
      const { instituteId } = viewer;
      const assigneeId = possibleAssignee(viewer);
      return listQuizProgress(work.manager, { ids, instituteId, assigneeId });
    });
  }
}

/** In fields: the attempts and learners of an exam are counted. */
const READ_COST = 15;

@Resolver(() => QuizType)
export class QuizProgressResolver {
  constructor(private readonly batches: QuizProgressById) {}

  @ResolveField('progress', () => QuizProgress, {
    complexity: ({ childComplexity }) => READ_COST + childComplexity,
    description: 'How far its exam has come: its stage, and what there is to do.',
  })
  async read(
    @CurrentViewer() viewer: Viewer,
    @Parent() { id }: QuizType,
    @Context() request: object,
  ): Promise<QuizProgress> {
    return (await this.batches.load(request, viewer, id, toQuizProgress)) ?? noProgress();
  }
}

/** Of a quiz that was removed after it was read. */
function noProgress(): QuizProgress {
  const none = { learnerCount: 0, runningCount: 0, submittedCount: 0, toMarkCount: 0 };
  const never = { awaitsRelease: false, seesResults: false, opensAt: null, closesAt: null };
  return { stage: QuizStage.DRAFT, ...none, lateCount: 0, ...never };
}
