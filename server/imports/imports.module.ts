import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { QuestionField } from '../questions/question-field.resolver.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizField } from '../quizzes/quiz-field.resolver.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { FailedImports } from './failed-imports.js';
import { ImportCorrections } from './import.corrections.js';
import { ImportFindings } from './import.findings.js';
import { ImportPictures } from './import.pictures.js';
import { ImportPicture } from './import-picture.entity.js';
import { ImportPreviewRow } from './import.preview.entity.js';
import { ImportPreviews } from './import.previews.js';
import { ColumnMemory } from './remembered-columns.js';
import { RememberedColumns } from './remembered-columns.entity.js';
import { ImportFindingsResolver } from './api/import.findings.resolver.js';
import { ImportWarningType } from './api/import.findings.types.js';
import { ImportResolver, QuizImportResolver } from './api/import.resolver.js';
import { ImportRunner } from './import.runner.js';
import { ImportService } from './import.service.js';
import { ImportType } from './api/import.types.js';
import { ImportSource } from './import.source.js';
import { ImportQueue } from './import.queue.js';
import { ImportStore } from './import.store.js';
import { RefusedRowsController } from './api/refused-rows.controller.js';
import { RefusedRowsService } from './refused-rows.service.js';
import { TemplatesController } from './templates/templates.controller.js';
import { TemplatesService } from './templates/templates.service.js';
import { UploadSweep } from './upload-sweep.js';
import { UploadsController } from './api/uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { Import } from './import.entity.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Import, ImportFault, ImportPicture, ImportPreviewRow]),
    TypeOrmModule.forFeature([ImportWarning, RefusedRow]),
    MediaModule,
    QuizzesModule,
    QuestionsModule,
  ],
  providers: [
    ...[ImportService, ImportQueue, ImportCorrections, ImportFindings, ImportPreviews],
    ...[ImportPictures, UploadsService],
  ],
  exports: [
    ...[ImportService, ImportCorrections, ImportFindings, ImportPreviews, ImportPictures],
    UploadsService,
  ],
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
    TypeOrmModule.forFeature([Import, RefusedRow, RememberedColumns]),
    ImportsModule,
    QuizzesModule,
    QuestionsModule,
  ],
  providers: [ImportRunner, ImportSource, ImportStore, ColumnMemory, FailedImports, UploadSweep],
})
export class ImportsWorkerModule {}
