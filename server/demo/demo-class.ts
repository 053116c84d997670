/** The class of the demonstration: the same learners in all of its exams. */
import type { INestApplicationContext } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { CandidateOrigin } from '../candidates/candidate.entity.js';
import { Candidates } from '../candidates/candidates.js';
import { ClassList } from '../candidates/class-lists/class-list.entity.js';
import { ClassListsService } from '../candidates/class-lists/class-lists.service.js';
import { LearnerRecords } from '../candidates/learner-records.js';
import type { Quiz } from '../quizzes/quiz.entity.js';
import { getService } from './demo-services.js';

const CLASS_LIST = 'Class 10';

const NAMES = [
  ...['Amara Okafor', 'Björn Lindqvist', 'अंजलि शर्मा', 'Carmen Ruiz', 'Dilip Rao'],
  ...['Elena Petrova', 'Fatima Haddad', 'George Mensah'],
];
// Reserved addresses: no mail can be delivered to the domain .example.
const PEOPLE = NAMES.map((name, index) => ({
  name,
  email: `learner${index + 1}@examwright.example`,
  rollNumber: String(index + 1),
}));

/** Makes the class list, unless an earlier start has made it. */
export async function seedClassList(app: INestApplicationContext, viewer: Viewer): Promise<void> {
  const { manager } = getService(app, UnitOfWork);
  const made = { createdBy: viewer.userId, name: CLASS_LIST };
  const exists = await manager.existsBy(ClassList, made);
  if (!exists) await getService(app, ClassListsService).create(viewer, CLASS_LIST, PEOPLE);
}

/** The candidate of a learner of the class in an exam, as if invited, but without a mail. */
export async function findOrAddCandidate(
  app: INestApplicationContext,
  { id: quizId, instituteId, createdBy }: Quiz,
  name: string,
): Promise<AuthenticatedCandidate> {
  const exam = { quizId, instituteId, createdBy };
  const person = PEOPLE.find((one) => one.name === name);
  if (!person) throw new Error(`${name} is not in the class`);
  return getService(app, UnitOfWork).run(async (tx) => {
    const learnerId = await getService(app, LearnerRecords).register(tx, exam, person);
    const invited = CandidateOrigin.INVITED;
    const { candidate } = await getService(app, Candidates).findOrAdd(tx, exam, learnerId, invited);
    return { candidateId: candidate.id, quizId };
  });
}
