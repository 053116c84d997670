import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptGradingPort } from '../attempts/submission/attempt-grading.port.js';
import { AttemptField } from '../attempts/fields/attempt-field.resolver.js';
import { AttemptsApiModule, AttemptsModule } from '../attempts/attempts.module.js';
import { ResultVisibilityPort } from '../attempts/events/result-visibility.port.js';
import { ExamsModule } from '../exams/exams.module.js';
import { MarkingCopyPort } from '../quizzes/marking-copy.port.js';
import { QuestionField } from '../questions/question-field.resolver.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AdjustmentListService } from './adjustments/adjustment-list.service.js';
import { AdjustmentPreviewService } from './adjustments/adjustment-preview.service.js';
import { PreviewedResults } from './adjustments/previewed-results.js';
import { AdjustedResultType, Adjustment } from './adjustments/adjustment.types.js';
import { AdjustmentRunner } from './adjustments/adjustment-runner.js';
import { AdjustmentsResolver } from './adjustments/adjustments.resolver.js';
import { AdjustmentsService } from './adjustments/adjustments.service.js';
import { AttemptAdjuster } from './adjustments/attempt-adjuster.js';
import { FailedAdjustments } from './adjustments/failed-adjustments.js';
import { ScoreAdjustment } from './score-adjustment.entity.js';
import { MarkingAssignmentsService } from './assignments/marking-assignments.service.js';
import { MarkingTeamResolver } from './assignments/marking-team.resolver.js';
import { MarkingTeamService } from './assignments/marking-team.service.js';
import { MarkingTeam } from './assignments/marking-team.types.js';
import { AutomaticGrading } from './automatic-grading.js';
import { ResultVisibility } from './manual/result-visibility.js';
import { MarkingCopies } from './manual/marking-copies.js';
import { MarkingAliases } from './manual/marking-aliases.js';
import { ListedMarkingAnswer, MarkingAnswer } from './manual/marking-answer.types.js';
import { MarkingAnswersService } from './manual/marking-answers.service.js';
import { MarkingDeskService } from './manual/marking-desk.service.js';
import { MarkingOverviewService } from './manual/marking-overview.service.js';
import { MarkingQueueService } from './manual/marking-queue.service.js';
import { MarkingResolver } from './manual/marking.resolver.js';
import { Marking, MarkingQuestion, RubricType } from './manual/marking.types.js';
import { MarkingSettingsResolver } from './manual/marking-settings.resolver.js';
import { MarkingSettingsService } from './manual/marking-settings.service.js';
import { MarksService } from './manual/marks.service.js';
import { RemarksService } from './manual/remarks.service.js';
import { UnscoredAttempts } from './unscored-attempts.js';
import { Remark } from './manual/remark.entity.js';

/**
 * Global: provides the ports by which earlier modules grade, copy marking settings and hide names.
 */
@Global()
@Module({
  providers: [
    { provide: AttemptGradingPort, useClass: AutomaticGrading },
    { provide: MarkingCopyPort, useClass: MarkingCopies },
    { provide: ResultVisibilityPort, useClass: ResultVisibility },
  ],
  exports: [AttemptGradingPort, MarkingCopyPort, ResultVisibilityPort],
})
export class GradingModule {}

@Module({
  imports: [
    TypeOrmModule.forFeature([Remark]),
    AttemptsApiModule,
    AttemptsModule,
    ExamsModule,
    QuestionsModule,
    QuizzesModule,
  ],
  providers: [
    ...[AdjustedResultType, Adjustment].map((owner) => AttemptField(owner)),
    ...[Marking, MarkingAnswer, MarkingTeam].map((owner) => QuizField(owner)),
    ...[ListedMarkingAnswer, MarkingQuestion, RubricType].map((owner) => QuestionField(owner)),
    AdjustmentListService,
    AdjustmentPreviewService,
    PreviewedResults,
    AdjustmentsResolver,
    AdjustmentsService,
    AttemptAdjuster,
    MarkingAliases,
    MarkingAnswersService,
    MarkingAssignmentsService,
    MarkingDeskService,
    MarkingOverviewService,
    MarkingQueueService,
    MarkingResolver,
    MarkingSettingsResolver,
    MarkingSettingsService,
    MarkingTeamResolver,
    MarkingTeamService,
    MarksService,
    RemarksService,
  ],
  exports: [
    MarkingAnswersService,
    MarkingQueueService,
    MarkingSettingsService,
    MarksService,
    RemarksService,
  ],
})
export class GradingApiModule {}

@Module({
  imports: [TypeOrmModule.forFeature([ScoreAdjustment]), AttemptsModule, ExamsModule],
  providers: [AdjustmentRunner, AttemptAdjuster, FailedAdjustments, UnscoredAttempts],
})
export class GradingWorkerModule {}
