import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InstituteDataPort } from '../../members/institute-data.port.js';
import { Question } from '../../questions/question.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { ClassList } from './class-list.entity.js';
import { Learner } from '../learner.entity.js';

/** Whether an institute owns data. All its other data belongs to one of these tables. */
@Injectable()
export class StoredInstituteData extends InstituteDataPort {
  override async hasAny(manager: EntityManager, instituteId: string): Promise<boolean> {
    for (const table of [Quiz, Question, ClassList, Learner])
      if (await manager.existsBy(table, { instituteId })) return true;
    return false;
  }
}
