import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from '../audit/audit-log.types.js';
import { UsersModule } from '../users/users.module.js';
import { CreatorNames } from './creator-names.js';
import { QuizField, QuizzesById } from './quiz-field.resolver.js';
import { QuizListService } from './quiz-list.service.js';
import { QuizTallies } from './quiz-tallies.js';
import { QuizResolver } from './quiz.resolver.js';
import { QuizService } from './quiz.service.js';
import { QuizTrashResolver } from './quiz-trash.resolver.js';
import { QuizTrashService } from './quiz-trash.service.js';
import { Quiz } from './quiz.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Quiz]), UsersModule],
  providers: [
    CreatorNames,
    QuizzesById,
    QuizListService,
    QuizService,
    QuizTallies,
    QuizTrashService,
  ],
  exports: [CreatorNames, QuizzesById, QuizListService, QuizService, QuizTrashService],
})
export class QuizzesModule {}

@Module({
  imports: [QuizzesModule],
  providers: [QuizField(AuditEntry), QuizResolver, QuizTrashResolver],
})
export class QuizzesApiModule {}
