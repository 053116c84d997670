import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuestionField } from '../questions/question-field.resolver.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { FailedImports } from './failed-imports.js';
import { ImportCorrections } from './import.corrections.js';
import { ImportFindings } from './import.findings.js';
import { ImportFindingsResolver } from './import.findings.resolver.js';
import { ImportWarningType } from './import.findings.types.js';
import { ImportResolver, QuizImportResolver } from './import.resolver.js';
import { ImportRunner } from './import.runner.js';
import { ImportService } from './import.service.js';
import { ImportType } from './import.types.js';
import { ImportSource } from './import.source.js';
import { ImportQueue } from './import.queue.js';
import { ImportStore } from './import.store.js';
import { RefusedRowsController } from './refused-rows.controller.js';
import { RefusedRowsService } from './refused-rows.service.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';
import { UploadSweep } from './upload-sweep.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { Import } from './import.entity.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Import, ImportFault, ImportWarning, RefusedRow]),
    QuizzesModule,
    QuestionsModule,
  ],
  providers: [ImportService, ImportQueue, ImportCorrections, ImportFindings, UploadsService],
  exports: [ImportService, ImportCorrections, ImportFindings, UploadsService],
})
export class ImportsModule {}

@Module({
  imports: [ImportsModule, QuestionsModule, QuizzesModule],
  controllers: [UploadsController, RefusedRowsController, TemplatesController],
  providers: [
    ...[QuizField(ImportType), QuestionField(ImportWarningType, 'duplicateOfQuestion')],
    ImportResolver,
    ImportFindingsResolver,
    QuizImportResolver,
    RefusedRowsService,
    TemplatesService,
  ],
})
export class ImportsApiModule {}

@Module({
  imports: [
    TypeOrmModule.forFeature([Import, RefusedRow]),
    ImportsModule,
    QuizzesModule,
    QuestionsModule,
  ],
  providers: [ImportRunner, ImportSource, ImportStore, FailedImports, UploadSweep],
})
export class ImportsWorkerModule {}
