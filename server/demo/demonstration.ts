/**
 * `npm run demo`: an institute with quizzes in it, for whoever wants to look around. Everything is
 * made by the services that users reach, once: what has been touched since stays as it is.
 */
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/env.js';
import { Role } from '../core/access/role.js';
import { hashToken, randomToken, Secrets } from '../core/access/secrets.js';
import { lockName } from '../core/database/advisory-lock.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { StartError } from '../core/errors/start-error.js';
import { QuestionService } from '../questions/question.service.js';
import { QuizListService, QuizSort } from '../quizzes/quiz-list.service.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { AccountsService } from '../users/accounts.service.js';
import { CodePurpose, EmailCode } from '../users/email-codes/email-code.entity.js';
import { Passwords } from '../users/passwords/passwords.js';
import { User } from '../users/user.entity.js';
import { colleaguesOf, seedColleagues } from './demo-colleagues.js';
import { seedExam, type DemoStaff } from './demo-exam.js';
import { ATTRIBUTION, inputsOf, type PlannedQuiz } from '../trials/seeding/quiz-plan.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';
import { geographyExam } from './geography-exam.js';
import { geography } from './geography.js';
import { viewerOf } from '../trials/seeding/seed-viewer.js';
import { DEMO_CALLER, given } from './given.js';
import { literature } from './literature.js';
import { scienceExam } from './science-exam.js';
import { science } from './science.js';

/** Nobody's: names that end in .example never lead anywhere. */
export const DEMO_EMAIL = 'demo@examwright.example';
/** What the account is called until everything is planted: of one cut short the rest is missing. */
const UNFINISHED_EMAIL = 'unfinished@examwright.example';
/** Those with an exam learners have taken. */
const QUIZZES: [PlannedQuiz, PlannedExam | null][] = [
  [geography, geographyExam],
  [science, scienceExam],
  [literature, null],
];
const PROOF_MS = 60_000;

/** With whom's eyes it can be looked at. */
export interface Demonstrator {
  role: Role;
  email: string;
  /** Null when the account has another one by now. */
  password: string | null;
}

const AS: Record<Role, string> = {
  [Role.OWNER]: 'its owner',
  [Role.EDITOR]: 'an editor',
  [Role.MARKER]: 'a marker',
};

/** Before anything is started. @throws StartError where there must be no such account */
export function checkDemonstration(config: Config): void {
  if (config.isProduction)
    throw new StartError('A demonstration has no place in production: unset NODE_ENV.');
  if (!config.servesRequests)
    throw new StartError('A demonstration is looked at in a browser: ROLE must not be worker.');
}

/** Makes what is not there yet. Of two processes that start at once the second finds it made. */
export async function seedDemonstration(app: INestApplicationContext): Promise<Demonstrator[]> {
  return given(app, UnitOfWork).run(async (tx) => {
    // To make it takes longer than a request may wait for a lock.
    await tx.manager.query('SET LOCAL lock_timeout = 0');
    await lockName(tx, 'demonstration');
    return plant(app);
  });
}

async function plant(app: INestApplicationContext): Promise<Demonstrator[]> {
  const { manager } = given(app, UnitOfWork);
  const password = demoPassword(given(app, Secrets));
  const planted = await manager.findOneBy(User, { email: DEMO_EMAIL });
  const user = planted ?? (await plantAccount(app, password));
  const people = [user, ...(await colleaguesOf(app, user))];
  return Promise.all(
    people.map(async ({ role, email, passwordHash }) => {
      const requester = { account: email, address: DEMO_CALLER.address, isKnown: true };
      const isCurrent = await given(app, Passwords).matches(passwordHash, password, requester);
      return { role, email, password: isCurrent ? password : null };
    }),
  );
}

/** Goes on where an earlier start was cut short. Only what is whole has the address of the demo. */
async function plantAccount(app: INestApplicationContext, password: string): Promise<User> {
  const { manager } = given(app, UnitOfWork);
  const begun = await manager.findOneBy(User, { email: UNFINISHED_EMAIL });
  const user = begun ?? (await register(app, password));
  const owner = viewerOf(user);
  const marker = await seedColleagues(app, owner, password);
  await plantQuizzes(app, { owner, marker: viewerOf(marker) });
  await manager.update(User, user.id, { email: DEMO_EMAIL });
  return Object.assign(user, { email: DEMO_EMAIL });
}

/** One for each installation, the same at each start, kept nowhere. By the rule of passwords. */
function demoPassword(secrets: Secrets): string {
  return `Demo!${secrets.fingerprint('demo', 'password').slice(0, 16)}`;
}

async function register(app: INestApplicationContext, password: string): Promise<User> {
  const proof = await proveAddress(given(app, UnitOfWork));
  const names = { firstName: 'Demo', lastName: 'Teacher', instituteName: 'Demo Institute' };
  return given(app, AccountsService).register(
    { ...names, email: UNFINISHED_EMAIL, password },
    { proof },
    DEMO_CALLER,
  );
}

/** No mail reaches the address, so the proof that a code would be exchanged for is put there. */
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

async function plantQuizzes(app: INestApplicationContext, staff: DemoStaff): Promise<void> {
  const [quizzes, questions] = [given(app, QuizService), given(app, QuestionService)];
  const { owner } = staff;
  const all = { page: 1, pageSize: 100 };
  const { items } = await given(app, QuizListService).list(owner, {}, QuizSort.NEWEST, all);
  for (const [planned, exam] of QUIZZES) {
    const quiz =
      items.find(({ title }) => title === planned.title) ??
      (await quizzes.create(owner, planned.title));
    if (quiz.questionCount === 0) await questions.add(owner, quiz.id, inputsOf(planned));
    if (exam) await seedExam(app, staff, quiz, planned, exam);
  }
}

/** What whoever started it reads. */
export function describeDemonstration(people: readonly Demonstrator[]): string[] {
  return [
    ...people.flatMap(({ role, email, password }) => [
      `Log in to the demonstration as ${AS[role]} with`,
      `  e-mail:   ${email}`,
      `  password: ${password ?? 'the one it was changed to'}`,
    ]),
    `Its multiple-choice questions: ${ATTRIBUTION}`,
  ];
}
