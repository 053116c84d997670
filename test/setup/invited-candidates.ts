/** Candidates with an email address. */
import type { Api } from './api.js';
import type { Application } from './application.js';
import { sitting, type Page } from './attempts.js';
import type { Exam } from './exams.js';
import { anyEmail } from './factories.js';
import { invite, LINK } from './learners.js';
import { submitAttempt } from './taking.js';

export interface InvitedCandidate {
  email: string;
  /** The token of their link. */
  token: string;
  page: Page;
}

export interface InvitedOptions {
  name?: string;
  /** Whether they answer the questions. */
  answers?: boolean;
}

/** Invites a candidate who submits the exam. The mail of the invitation goes to the sink. */
export async function submittedInvitation(
  app: Application,
  owner: Api,
  { quizId }: Exam,
  { name, answers = true }: InvitedOptions = {},
): Promise<InvitedCandidate> {
  const email = anyEmail();
  await invite(owner, quizId, [{ email, ...(name === undefined ? {} : { name }) }]);
  const [found] = await app.sql<{ id: string }>(
    `SELECT c.id FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $2 AND l.email = $1`,
    [email, quizId],
  );
  const url = (await owner.ask(LINK, { id: found?.id }))['candidateLink'].url as string;
  const token = url.split('#')[1] ?? '';
  const page = await sitting({ token, api: app.api.as(token) });
  if (answers) await page.save(page.questions.map((_, place) => page.entry(place)));
  await submitAttempt(page);
  return { email, token, page };
}
