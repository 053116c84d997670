import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { GradingApiModule } from '../grading/grading.module.js';
import { MediaModule } from '../media/media.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { FiguresModule } from '../results/figures/figures.module.js';
import { ExamFileController } from './exam-file/exam-file.controller.js';
import { ExamFileImport } from './exam-file/exam-file-import.js';
import { ExamFileQueue } from './exam-file/exam-file-queue.js';
import { ExamFileWriter } from './exam-file/exam-file-writer.js';
import { ExportController } from './export.controller.js';
import { ExportResolver } from './export.resolver.js';
import { ExportRunner } from './export.runner.js';
import { ExportType } from './export.types.js';
import { ExportService } from './export.service.js';
import { ExportSweep } from './export-sweep.js';
import { ExportTables } from './export-tables.js';
import { FailedExports } from './failed-exports.js';
import { Export } from './export.entity.js';
import { User } from '../users/user.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Export]),
    GradingApiModule,
    MediaModule,
    QuestionsModule,
    QuizzesModule,
  ],
  controllers: [ExamFileController, ExportController],
  providers: [
    ...[ExamFileImport, ExamFileQueue, ExamFileWriter],
    ...[ExportResolver, ExportService, QuizField(ExportType)],
  ],
})
export class ExportsApiModule {}

@Module({
  imports: [TypeOrmModule.forFeature([Export, User]), AttemptsModule, FiguresModule, QuizzesModule],
  providers: [ExportRunner, ExportSweep, ExportTables, FailedExports],
})
export class ExportsWorkerModule {}
