import { Injectable } from '@nestjs/common';
import type { Sitting } from '../../attempts/attempt.schema.js';
import { BackdatedStarts } from '../../attempts/backdated-starts.js';
import { SavingService } from '../../attempts/session/saving.service.js';
import { SittingService } from '../../attempts/session/sitting.service.js';
import { SubmissionService } from '../../attempts/submission/submission.service.js';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { PlannedTaker } from './exam-plan.js';
import type { PlannedQuiz } from './quiz-plan.js';

/** Learners who are made up take an exam. */
@Injectable()
export class ClassTaking {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sittings: SittingService,
    private readonly pastStarts: BackdatedStarts,
    private readonly saving: SavingService,
    private readonly submission: SubmissionService,
  ) {}

  /** Takes it, unless that was done. @param seat of the learner: neighbours err in different places */
  async take(
    candidate: AuthenticatedCandidate,
    planned: PlannedQuiz,
    taker: PlannedTaker,
    seat: number,
  ): Promise<void> {
    if (await this.hasSubmitted(candidate)) return;
    const sitting = await this.sittings.open(candidate, { client: 'demo' });
    const { id, epoch } = sitting.attempt;
    // Whoever was here before has started.
    if (epoch === 1) await this.pastStarts.backdate(id, taker.minutes);
    const entries = entriesOf(sitting, planned, taker, seat);
    const said = taker.isAtIt ? entries.slice(0, entries.length / 2) : entries;
    await this.saving.save(candidate, id, { epoch, entries: said });
    if (taker.isAtIt) return;
    await this.submission.submit(candidate, id, { epoch, entries: [] });
  }

  private async hasSubmitted({ candidateId }: AuthenticatedCandidate): Promise<boolean> {
    const rows = await this.work.manager.query<object[]>(
      'SELECT FROM attempts WHERE candidate_id = $1 AND submitted_at IS NOT NULL',
      [candidateId],
    );
    return rows.length > 0;
  }
}

function entriesOf({ paper }: Sitting, planned: PlannedQuiz, taker: PlannedTaker, seat: number) {
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
function isKnown(place: number, { knows }: PlannedTaker, seat: number): boolean {
  const hardness = (place * 7) % 10;
  const luck = ((place * 3 + seat * 2) % 5) - 2;
  return hardness + luck < knows;
}

function chosenOf<T extends { text: string }>(
  options: T[],
  planned: PlannedQuiz['mcq'][number] | undefined,
  isRight: boolean,
  seat: number,
): T | undefined {
  const right = planned?.[1][planned[2] - 1];
  const fitting = options.filter(({ text }) => (text === right) === isRight);
  return fitting[seat % fitting.length];
}
