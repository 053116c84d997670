import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptsApiModule, AttemptsModule } from '../attempts/attempts.module.js';
import { AttemptField } from '../attempts/fields/attempt-field.resolver.js';
import { CandidateField } from '../candidates/fields/candidate-field.resolver.js';
import { LearnerField } from '../candidates/fields/learner-field.resolver.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ExamsModule } from '../exams/exams.module.js';
import { QuestionField } from '../questions/question-field.resolver.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { AttemptAnswers } from './attempt-answers.js';
import { AttemptPaperService } from './attempt-paper.service.js';
import { AttemptPaper } from './attempt-paper.types.js';
import {
  CertificateCheckController,
  CertificateController,
} from './certificates/certificates.controller.js';
import { CertificatesService } from './certificates/certificates.service.js';
import { FailedFigures } from './figures/failed-figures.js';
import { FiguresCache } from './figures/figures-cache.js';
import { FiguresModule } from './figures/figures.module.js';
import { FiguresRunner } from './figures/figures-runner.js';
import { FiguresResolver } from './figures/figures.resolver.js';
import { FiguresService } from './figures/figures.service.js';
import { StoredFigures } from './figures/stored-figures.entity.js';
import { FiguresStore } from './figures/stored-figures.js';
import { QuestionFigures } from './figures/question-figures.types.js';
import { ClassPictureResolver } from './picture/class-picture.resolver.js';
import { ClassPictureService } from './picture/class-picture.service.js';
import { ClassPictureQuestion, ClassPictureResult } from './picture/class-picture.types.js';
import { LateAnswer } from './late-answer.types.js';
import { LearnerProgressService } from './learner-progress.service.js';
import { LearnerProgress, ProgressEntry } from './learner-progress.types.js';
import { Result } from './result.types.js';
import { ResultMails } from './notices/result-mails.js';
import { ResultListService } from './result-list.service.js';
import { ResultsResolver } from './results.resolver.js';
import { ReviewController } from './review.controller.js';
import { ReviewService } from './review.service.js';
import { Attempt } from '../attempts/attempt.entity.js';
import { Response } from '../attempts/responses/response.entity.js';

const recordFields = [
  ...[AttemptPaper, ProgressEntry].map((owner) => QuizField(owner)),
  ...[ClassPictureResult, LearnerProgress, Result].map((owner) => LearnerField(owner)),
  ...[ClassPictureQuestion, LateAnswer, QuestionFigures].map((owner) => QuestionField(owner)),
  AttemptField(AttemptPaper, 'previousAttempt'),
  AttemptField(AttemptPaper, 'nextAttempt'),
  AttemptField(ClassPictureResult),
  AttemptField(Result),
  CandidateField(Result),
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Attempt, Response]),
    AttemptsApiModule,
    AttemptsModule,
    CandidatesModule,
    FiguresModule,
    ExamsModule,
    QuestionsModule,
    QuizzesModule,
  ],
  controllers: [CertificateCheckController, CertificateController, ReviewController],
  providers: [
    ...recordFields,
    AttemptAnswers,
    AttemptPaperService,
    CertificatesService,
    ...[ClassPictureResolver, ClassPictureService],
    ...[FiguresCache, FiguresResolver, FiguresService, FiguresStore],
    LearnerProgressService,
    ResultListService,
    ResultsResolver,
    ReviewService,
  ],
})
export class ResultsApiModule {}

@Module({
  imports: [
    TypeOrmModule.forFeature([StoredFigures]),
    AttemptsModule,
    CandidatesModule,
    FiguresModule,
    MailModule,
  ],
  providers: [FailedFigures, FiguresRunner, ResultMails],
})
export class ResultsWorkerModule {}
