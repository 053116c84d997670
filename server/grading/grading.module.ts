import { Global, Module } from '@nestjs/common';
import { AttemptGrading } from '../attempts/attempt-grading.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { NamesShown } from '../attempts/names-shown.js';
import { PapersModule } from '../papers/papers.module.js';
import { MarkingCopy } from '../quizzes/marking-copy.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AutomaticGrading } from './automatic-grading.js';
import { MarkersNames } from './markers/hidden-names.js';
import { MarkersCopy } from './markers/markers-copy.js';
import { MarkingAliases } from './markers/marking-aliases.js';
import { MarkingAnswersService } from './markers/marking-answers.service.js';
import { MarkingDeskService } from './markers/marking-desk.service.js';
import { MarkingOverviewService } from './markers/marking-overview.service.js';
import { MarkingQueueService } from './markers/marking-queue.service.js';
import { MarkingResolver } from './markers/marking.resolver.js';
import { MarkingSettingsResolver } from './markers/marking-settings.resolver.js';
import { MarkingSettingsService } from './markers/marking-settings.service.js';
import { MarksService } from './markers/marks.service.js';
import { RemarksService } from './markers/remarks.service.js';

/** Global: earlier rooms have it mark, copy and decide of names, and know only what it provides. */
@Global()
@Module({
  providers: [
    { provide: AttemptGrading, useClass: AutomaticGrading },
    { provide: MarkingCopy, useClass: MarkersCopy },
    { provide: NamesShown, useClass: MarkersNames },
  ],
  exports: [AttemptGrading, MarkingCopy, NamesShown],
})
export class GradingModule {}

@Module({
  imports: [AttemptsModule, PapersModule, QuizzesModule],
  providers: [
    MarkingAliases,
    MarkingAnswersService,
    MarkingDeskService,
    MarkingOverviewService,
    MarkingQueueService,
    MarkingResolver,
    MarkingSettingsResolver,
    MarkingSettingsService,
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
