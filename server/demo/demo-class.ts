/** The class of the demonstration: the same learners in each of its exams. */
import type { INestApplicationContext } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../core/access/candidate-authenticator.port.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { CandidateOrigin } from '../candidates/candidate.entity.js';
import { Candidates } from '../candidates/candidates.js';
import { ClassListsService } from '../candidates/class-lists/class-lists.service.js';
import { LearnerRecords } from '../candidates/learner-records.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { given } from './given.js';

const CLASS_LIST = 'Class 10';

const NAMES = [
  ...['Amara Okafor', 'Björn Lindqvist', 'अंजलि शर्मा', 'Carmen Ruiz', 'Dilip Rao'],
  ...['Elena Petrova', 'Fatima Haddad', 'George Mensah'],
];
// Nobody's addresses: names that end in .example lead nowhere.
const PEOPLE = NAMES.map((name, index) => ({
  name,
  email: `learner${index + 1}@examwright.example`,
}));

/** Makes it where an earlier start has not. */
export async function seedClassList(app: INestApplicationContext, viewer: Viewer): Promise<void> {
  const { manager } = given(app, UnitOfWork);
  const [found] = await manager.query<object[]>(
    'SELECT FROM class_lists WHERE created_by = $1 AND name = $2',
    [viewer.userId, CLASS_LIST],
  );
  if (!found) await given(app, ClassListsService).create(viewer, CLASS_LIST, PEOPLE);
}

/** Somebody of the class in an exam, as if invited: but no mail is sent to what leads nowhere. */
export async function candidateNamed(
  app: INestApplicationContext,
  { id: quizId, instituteId, createdBy }: Quiz,
  name: string,
): Promise<AuthenticatedCandidate> {
  const exam = { quizId, instituteId, createdBy };
  const people = PEOPLE.filter((person) => person.name === name);
  return given(app, UnitOfWork).run(async (tx) => {
    const [learner] = await given(app, LearnerRecords).findOrCreate(tx, exam, people, true);
    if (!learner) throw new Error(`${name} is not of the class`);
    const invited = CandidateOrigin.INVITED;
    const { candidate } = await given(app, Candidates).findOrAdd(tx, exam, learner.id, invited);
    return { candidateId: candidate.id, quizId };
  });
}
