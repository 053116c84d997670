/**
 * `npm run demo`: seeds an institute with quizzes to look around in. Everything is made once, through
 * the services that users reach; later changes by users are kept.
 */
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/env.js';
import { Role } from '../core/access/role.js';
import { hashToken, randomToken, Secrets } from '../core/access/secrets.js';
import { lockName } from '../core/database/advisory-lock.js';
import { setLockTimeout } from '../core/database/transaction.queries.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { StartError } from '../core/errors/start-error.js';
import { QuestionService } from '../questions/question.service.js';
import { QuizSort } from '../quizzes/quiz-list.queries.js';
import { QuizListService } from '../quizzes/quiz-list.service.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { AccountsService } from '../users/accounts/accounts.service.js';
import { CodePurpose, EmailCode } from '../users/email-codes/email-code.entity.js';
import { Passwords } from '../users/passwords/passwords.js';
import { User } from '../users/user.entity.js';
import { findColleagues, seedColleagues } from './demo-colleagues.js';
import { seedExam, type DemoStaff } from './demo-exam.js';
import { ATTRIBUTION, toQuestionInputs, type PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import { geographyExam } from './geography-exam.js';
import { geography } from './geography.js';
import { toViewer } from '../trials/seeding/seed-viewer.js';
import { DEMO_CALLER, getService } from './demo-services.js';
import { literature } from './literature.js';
import { scienceExam } from './science-exam.js';
import { science } from './science.js';

/** Reserved: no mail can be delivered to the domain .example. */
export const DEMO_EMAIL = 'demo@examwright.example';
/** The address of the account until everything is seeded, to recognize an interrupted start. */
const UNFINISHED_EMAIL = 'unfinished@examwright.example';
/** The quizzes, with the exam that the class has taken, if any. */
const QUIZZES: [PlannedQuiz, PlannedExam | null][] = [
  [geography, geographyExam],
  [science, scienceExam],
  [literature, null],
];
const PROOF_MS = 60_000;

/** An account with which the demonstration can be explored. */
export interface DemoAccount {
  role: Role;
  email: string;
  /** Null if the password was changed since. */
  password: string | null;
}

const ROLE_NAMES: Record<Role, string> = {
  [Role.OWNER]: 'its owner',
  [Role.EDITOR]: 'an editor',
  [Role.MARKER]: 'a marker',
};

/** Called before anything starts. @throws StartError where a demonstration is not allowed */
export function checkDemonstration(config: Config): void {
  if (config.isProduction)
    throw new StartError('The demonstration must not run in production: unset NODE_ENV.');
  if (!config.servesRequests)
    throw new StartError('The demonstration needs the web server: ROLE must not be worker.');
}

/** Seeds what does not exist yet. Of two processes that start at once, the second finds it done. */
export async function seedDemonstration(app: INestApplicationContext): Promise<DemoAccount[]> {
  return getService(app, UnitOfWork).run(async (tx) => {
    // Seeding takes longer than the lock timeout of requests.
    await setLockTimeout(tx.manager, { timeout: '0' });
    await lockName(tx, 'demonstration');
    return seed(app);
  });
}

async function seed(app: INestApplicationContext): Promise<DemoAccount[]> {
  const { manager } = getService(app, UnitOfWork);
  const password = demoPassword(getService(app, Secrets));
  const seeded = await manager.findOneBy(User, { email: DEMO_EMAIL });
  const user = seeded ?? (await seedAccount(app, password));
  const people = [user, ...(await findColleagues(app, user))];
  return Promise.all(
    people.map(async ({ role, email, passwordHash }) => {
      const requester = { account: email, address: DEMO_CALLER.address, isKnown: true };
      const isCurrent = await getService(app, Passwords).matches(passwordHash, password, requester);
      return { role, email, password: isCurrent ? password : null };
    }),
  );
}

/** Continues an interrupted start. The account gets the address of the demo when everything is seeded. */
async function seedAccount(app: INestApplicationContext, password: string): Promise<User> {
  const { manager } = getService(app, UnitOfWork);
  const unfinished = await manager.findOneBy(User, { email: UNFINISHED_EMAIL });
  const user = unfinished ?? (await register(app, password));
  const owner = toViewer(user);
  const marker = await seedColleagues(app, owner, password);
  await seedQuizzes(app, { owner, marker: toViewer(marker) });
  await manager.update(User, user.id, { email: DEMO_EMAIL });
  return Object.assign(user, { email: DEMO_EMAIL });
}

/** The same at each start of an installation, and not stored. It follows the password policy. */
function demoPassword(secrets: Secrets): string {
  return `Demo!${secrets.fingerprint('demo', 'password').slice(0, 16)}`;
}

async function register(app: INestApplicationContext, password: string): Promise<User> {
  const proof = await proveAddress(getService(app, UnitOfWork));
  const names = { firstName: 'Demo', lastName: 'Teacher', instituteName: 'Demo Institute' };
  return getService(app, AccountsService).register(
    { ...names, email: UNFINISHED_EMAIL, password },
    { proof },
    DEMO_CALLER,
  );
}

/** No mail reaches the address, so the proof of verification is stored directly. */
async function proveAddress({ manager }: UnitOfWork): Promise<string> {
  const proof = randomToken();
  const until = new Date(Date.now() + PROOF_MS);
  await manager.insert(EmailCode, {
    id: crypto.randomUUID(),
    email: UNFINISHED_EMAIL,
    purpose: CodePurpose.REGISTER,
    client: 'demo',
    codeHash: '',
    codeId: crypto.randomUUID(),
    expiresAt: until,
    verifiedAt: new Date(),
    proofHash: hashToken(proof),
    proofExpiresAt: until,
  });
  return proof;
}

async function seedQuizzes(app: INestApplicationContext, staff: DemoStaff): Promise<void> {
  const [quizzes, questions] = [getService(app, QuizService), getService(app, QuestionService)];
  const { owner } = staff;
  const all = { page: 1, pageSize: 100 };
  const { items } = await getService(app, QuizListService).list(owner, {}, QuizSort.NEWEST, all);
  for (const [planned, exam] of QUIZZES) {
    const quiz =
      items.find(({ title }) => title === planned.title) ??
      (await quizzes.create(owner, planned.title));
    if (quiz.questionCount === 0) await questions.add(owner, quiz.id, toQuestionInputs(planned));
    if (exam) await seedExam(app, staff, quiz, planned, exam);
  }
}

/** The lines that the console shows. */
export function describeDemonstration(people: readonly DemoAccount[]): string[] {
  return [
    ...people.flatMap(({ role, email, password }) => [
      `Log in to the demonstration as ${ROLE_NAMES[role]} with`,
      `  e-mail:   ${email}`,
      `  password: ${password ?? 'the one it was changed to'}`,
    ]),
    `Its multiple-choice questions: ${ATTRIBUTION}`,
  ];
}
