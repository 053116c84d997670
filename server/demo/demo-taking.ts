/** Learners of the demonstration take an exam. */
import type { INestApplicationContext } from '@nestjs/common';
import type { Sitting } from '../attempts/attempt.shapes.js';
import { SavingService } from '../attempts/saving.service.js';
import { SittingService } from '../attempts/sitting.service.js';
import { SubmissionService } from '../attempts/submission.service.js';
import type { CandidateKnown } from '../core/access/learner-authenticator.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { DemoQuiz } from './demo-quiz.js';
import type { DemoTaker } from './exam-plan.js';
import { given } from './given.js';

/** Takes it, unless that was done. @param seat of the learner: neighbours err in different places */
export async function take(
  app: INestApplicationContext,
  candidate: CandidateKnown,
  planned: DemoQuiz,
  taker: DemoTaker,
  seat: number,
): Promise<void> {
  if (await hasSubmitted(app, candidate)) return;
  const sitting = await given(app, SittingService).open(candidate, { client: 'demo' });
  const { id, epoch } = sitting.attempt;
  const entries = entriesOf(sitting, planned, taker, seat);
  const said = taker.isAtIt ? entries.slice(0, entries.length / 2) : entries;
  await given(app, SavingService).save(candidate, id, { epoch, entries: said });
  if (taker.isAtIt) return;
  await given(app, SubmissionService).submit(candidate, id, { epoch, entries: [] });
}

async function hasSubmitted(
  app: INestApplicationContext,
  { candidateId }: CandidateKnown,
): Promise<boolean> {
  const rows = await given(app, UnitOfWork).manager.query<object[]>(
    'SELECT FROM attempts WHERE candidate_id = $1 AND submitted_at IS NOT NULL',
    [candidateId],
  );
  return rows.length > 0;
}

function entriesOf({ paper }: Sitting, planned: DemoQuiz, taker: DemoTaker, seat: number) {
  return paper.questions.map(({ id, text, options }, index) => {
    const place = planned.mcq.findIndex(([question]) => question === text);
    const chosen =
      options && chosenOf(options, planned.mcq[place], isKnown(place, taker, seat), seat);
    const written = planned.descriptive.findIndex(([question]) => question === text);
    const response = chosen ? { optionId: chosen.id } : { text: taker.said[written]?.text ?? '' };
    return { questionId: id, sequence: index + 1, response, isFlagged: false };
  });
}

/** Some questions are harder than others, and everybody has some luck; the same at each start. */
function isKnown(place: number, { knows }: DemoTaker, seat: number): boolean {
  const hardness = (place * 7) % 10;
  const luck = ((place * 3 + seat * 2) % 5) - 2;
  return hardness + luck < knows;
}

function chosenOf<T extends { text: string }>(
  options: T[],
  planned: DemoQuiz['mcq'][number] | undefined,
  isRight: boolean,
  seat: number,
): T | undefined {
  const right = planned?.[1][planned[2] - 1];
  const fitting = options.filter(({ text }) => (text === right) === isRight);
  return fitting[seat % fitting.length];
}
