import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';
import type { Sitting } from '../../attempts/attempt.schema.js';
import { BackdatedStarts } from '../../attempts/session/backdated-starts.js';
import { SavingService } from '../../attempts/session/saving.service.js';
import { SittingService } from '../../attempts/session/sitting.service.js';
import { SubmissionService } from '../../attempts/submission/submission.service.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { PlannedCandidate } from './exam-plan.js';
import type { PlannedQuiz } from './quiz-plan.js';

/** Sample candidates take an exam through the services that candidates use. */
@Injectable()
export class SampleCandidates {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sittings: SittingService,
    private readonly starts: BackdatedStarts,
    private readonly saving: SavingService,
    private readonly submission: SubmissionService,
  ) {}

  /**
   * Takes the exam, unless the candidate has submitted.
   * @param seat varies the wrong answers between candidates
   */
  async take(
    candidate: AuthenticatedCandidate,
    quiz: PlannedQuiz,
    person: PlannedCandidate,
    seat: number,
  ): Promise<void> {
    if (await this.hasSubmitted(candidate)) return;
    const sitting = await this.sittings.open(candidate, { client: 'demo' });
    const { id, epoch } = sitting.attempt;
    // A later epoch means that an earlier, interrupted start has opened the attempt.
    if (epoch === 1) await this.starts.backdate(id, person.startedMinutesAgo);
    const entries = toEntries(sitting, quiz, person, seat);
    const saved = person.isInProgress ? entries.slice(0, entries.length / 2) : entries;
    await this.saving.save(candidate, id, { epoch, entries: saved });
    if (person.isInProgress) return;
    await this.submission.submit(candidate, id, { epoch, entries: [] });
  }

  private async hasSubmitted({ candidateId }: AuthenticatedCandidate): Promise<boolean> {
    return this.work.manager.existsBy(Attempt, { candidateId, submittedAt: Not(IsNull()) });
  }
}

function toEntries({ paper }: Sitting, quiz: PlannedQuiz, person: PlannedCandidate, seat: number) {
  return paper.questions.map(({ id, text, options }, index) => {
    const place = quiz.mcq.findIndex(([question]) => question === text);
    const chosen =
      options && chooseOption(options, quiz.mcq[place], knowsAnswer(place, person, seat), seat);
    const written = quiz.descriptive.findIndex(([question]) => question === text);
    const response = chosen
      ? { optionId: chosen.id }
      : { text: person.answers[written]?.text ?? '' };
    return { questionId: id, sequence: index + 1, response, isFlagged: false };
  });
}

/** Questions differ in difficulty and candidates in luck. Deterministic: the same at each start. */
function knowsAnswer(place: number, { knownOfTen }: PlannedCandidate, seat: number): boolean {
  const difficulty = (place * 7) % 10;
  const luck = ((place * 3 + seat * 2) % 5) - 2;
  return difficulty + luck < knownOfTen;
}

function chooseOption<T extends { text: string }>(
  options: T[],
  question: PlannedQuiz['mcq'][number] | undefined,
  isRight: boolean,
  seat: number,
): T | undefined {
  const right = question?.[1][question[2] - 1];
  const fitting = options.filter(({ text }) => (text === right) === isRight);
  return fitting[seat % fitting.length];
}
