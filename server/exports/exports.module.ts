import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { QuizzesModule } from '../quizzes/quizzes.module.js';
import { ExportController } from './export.controller.js';
import { ExportResolver } from './export.resolver.js';
import { ExportRunner } from './export.runner.js';
import { ExportService } from './export.service.js';
import { ExportSweep } from './export-sweep.js';
import { ExportTables } from './export-tables.js';
import { FailedExports } from './failed-exports.js';

@Module({
  imports: [QuizzesModule],
  controllers: [ExportController],
  providers: [ExportResolver, ExportService],
})
export class ExportsApiModule {}

@Module({
  imports: [AttemptsModule, QuizzesModule],
  providers: [ExportRunner, ExportSweep, ExportTables, FailedExports],
})
export class ExportsWorkerModule {}
