import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { FailedImports } from './failed-imports.js';
import { ImportResolver, QuizImportResolver } from './import.resolver.js';
import { ImportRunner } from './import.runner.js';
import { ImportService } from './import.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [QuizzesModule, QuestionsModule],
  providers: [ImportService, UploadsService],
  exports: [ImportService, UploadsService],
})
export class ImportsModule {}

@Module({
  imports: [ImportsModule],
  controllers: [UploadsController],
  providers: [ImportResolver, QuizImportResolver],
})
export class ImportsApiModule {}

@Module({
  imports: [ImportsModule, QuizzesModule, QuestionsModule],
  providers: [ImportRunner, FailedImports],
})
export class ImportsWorkerModule {}
