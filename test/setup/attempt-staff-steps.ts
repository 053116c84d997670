/** Steps of staff in random walks over attempts, and what has to be true after each. */
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import {
  end,
  endOf,
  pause,
  pauseIndividually,
  reopen,
  resume,
  resumeIndividually,
  running,
  type Model,
  type ModelAttempt,
} from './attempt-model.js';
import { storedResponses, type Page } from './attempts.js';
import { closeExam, SUBMIT_QUIZ } from './exams.js';
import { lengthenAttemptPause, lengthenPause, PAUSE, RESUME } from './pauses.js';
import { addQuestions, mcq } from './questions.js';

/** Attempts that a candidate has. */
export const ALLOWED = 2;
export const MINUTE = 60_000;
/** In minutes: far more than the clocks differ by. */
const GIVEN = 5;
const reason = 'As the test wants it';

/** The service, and what the model does not know of it. */
export interface Real {
  app: Application;
  owner: Api;
  quizId: string;
  pages: Page[];
  ids: string[];
}

/** A step, after which the service and the model agree. */
export abstract class Step implements fc.AsyncCommand<Model, Real> {
  check(model: Readonly<Model>): boolean {
    return model.attempts.length <= ALLOWED;
  }
  protected abstract act(model: Model, real: Real): Promise<void>;

  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    await agree(model, real);
  }
  abstract toString(): string;
}

export class Edit extends Step {
  async act(model: Model, { owner, quizId }: Real): Promise<void> {
    await addQuestions(owner, quizId, [mcq('One more?', ['a', 'b', 'c'])]);
    await owner.ask(SUBMIT_QUIZ, { id: quizId });
    model.questions += 1;
  }
  toString = (): string => 'edit()';
}

/** In that many minutes, or never: attempts with time left go on. */
export class Close extends Step {
  constructor(readonly minutes: number | null) {
    super();
  }
  async act(model: Model, { app, owner, quizId }: Real): Promise<void> {
    const closesAt = this.minutes === null ? null : new Date(Date.now() + this.minutes * MINUTE);
    await closeExam(app, owner, quizId, closesAt);
    model.closesAt = closesAt?.getTime() ?? null;
  }
  toString = (): string => `close(${this.minutes})`;
}

export class ExtendAll extends Step {
  async act(model: Model, { owner, quizId }: Real): Promise<void> {
    const text = `mutation ($input: ExtendTimeForAllInput!) { extendTimeForAll(input: $input) { count } }`;
    const attempt = running(model);
    if (attempt) attempt.extension += GIVEN * MINUTE;
    const { extendTimeForAll } = await owner.ask(text, {
      input: { quizId, minutes: GIVEN, reason },
    });
    expect(extendTimeForAll.count).toBe(attempt ? 1 : 0);
  }
  toString = (): string => 'extendAll()';
}

/** Pauses the exam, or lets it go on after so many minutes. */
export class Pause extends Step {
  async act(model: Model, { owner, quizId }: Real): Promise<void> {
    const { data, errors } = await owner.send(PAUSE, { input: { quizId, reason } });
    if (model.isPaused)
      expect(errors[0]?.extensions).toMatchObject({ code: 'EXAM_ALREADY_PAUSED' });
    else expect(data).toEqual({ pauseExam: { count: pause(model) } });
  }
  toString = (): string => 'pause()';
}

export class Resume extends Step {
  async act(model: Model, { app, owner, quizId }: Real): Promise<void> {
    if (model.isPaused) await lengthenPause(app, quizId, GIVEN);
    const { data, errors } = await owner.send(RESUME, { input: { quizId } });
    if (model.isPaused) {
      expect(data).toMatchObject({ resumeExam: { count: resume(model, GIVEN * MINUTE) } });
    } else expect(errors[0]?.extensions).toMatchObject({ code: 'EXAM_NOT_PAUSED' });
  }
  toString = (): string => 'resume()';
}

/** Of the attempt at an index, whatever its state. */
export class StepIn extends Step {
  constructor(
    readonly what: 'extendTime' | 'reopenAttempt' | 'submitAttempt',
    readonly place: number,
  ) {
    super();
  }
  override check({ attempts }: Readonly<Model>): boolean {
    return this.place < attempts.length;
  }
  async act(model: Model, { owner, ids }: Real): Promise<void> {
    const type = `${this.what.charAt(0).toUpperCase()}${this.what.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${this.what}(input: $input) { submittedBy } }`;
    const minutes = this.what === 'submitAttempt' ? {} : { minutes: GIVEN };
    const input = { attemptId: ids[this.place], reason, ...minutes };
    const { errors } = await owner.send(text, { input });
    const attempt = model.attempts[this.place] as ModelAttempt;
    const codes = errors.map(({ extensions }) => extensions.code);
    if (this.what === 'reopenAttempt') {
      if (running(model)) {
        expect(codes).toEqual(['ATTEMPT_RUNNING']);
        return;
      }
      reopen(model, attempt, Date.now() + GIVEN * MINUTE);
    } else if (attempt.by !== null) {
      expect(codes).toEqual(['ATTEMPT_ENDED']);
      return;
    } else if (this.what === 'submitAttempt') end(attempt, 'STAFF');
    else attempt.extension += GIVEN * MINUTE;
    expect(codes).toEqual([]);
  }
  toString = (): string => `${this.what}(${this.place})`;
}

/** Pauses the attempt that runs individually, or lets it go on after so many minutes. */
export class PauseOne extends Step {
  constructor(readonly what: 'pauseAttempt' | 'resumeAttempt') {
    super();
  }
  override check(model: Readonly<Model>): boolean {
    return running(model) !== undefined;
  }
  async act(model: Model, { app, owner, ids }: Real): Promise<void> {
    const attempt = running(model) as ModelAttempt;
    const attemptId = ids[model.attempts.indexOf(attempt)] ?? '';
    const isPause = this.what === 'pauseAttempt';
    if (!isPause && attempt.isIndividual) await lengthenAttemptPause(app, attemptId, GIVEN);
    const type = isPause ? 'PauseAttemptInput' : 'ResumeAttemptInput';
    const text = `mutation ($input: ${type}!) { ${this.what}(input: $input) { pausedAt } }`;
    const input = isPause ? { attemptId, reason } : { attemptId };
    const { data, errors } = await owner.send(text, { input });
    const codes = errors.map(({ extensions }) => extensions.code);
    if (attempt.isIndividual === isPause) {
      expect(codes).toEqual([isPause ? 'ATTEMPT_ALREADY_PAUSED' : 'ATTEMPT_NOT_PAUSED']);
      return;
    }
    if (isPause) pauseIndividually(attempt);
    else resumeIndividually(model, attempt, GIVEN * MINUTE);
    expect(data?.[this.what].pausedAt !== null).toBe(attempt.isPaused);
  }
  toString = (): string => `${this.what}()`;
}

/** What the service returns and stores is what the model says. */
async function agree(model: Model, { app, pages, ids }: Real): Promise<void> {
  const lobby = await (pages[0] as Page).lobby();
  expect(lobby['attempts']).toMatchObject(
    model.attempts.map(({ by }, place) => ({ id: ids[place], number: place + 1, submittedBy: by })),
  );
  expect(lobby['mayStart']).toBe(
    running(model) !== undefined || (model.attempts.length < ALLOWED && !model.isPaused),
  );
  const runs = running(model);
  if (runs) {
    const shown = lobby['attempts'][model.attempts.indexOf(runs)] as Data;
    expect(lobby['exam'].pausedAt !== null).toBe(model.isPaused);
    const deadline = Date.parse(shown['deadlineAt'] as string);
    expect(Math.abs(deadline - endOf(runs, model))).toBeLessThan(MINUTE);
    const [stored] = await app.sql(
      `SELECT paused_at IS NOT NULL AS "isPaused", individually_paused_at IS NOT NULL AS "isIndividual"
       FROM attempts WHERE id = $1`,
      [shown['id']],
    );
    expect(stored).toEqual({ isPaused: runs.isPaused, isIndividual: runs.isIndividual });
  }
  for (const [place, { responses }] of model.attempts.entries()) {
    const stored = [...(await storedResponses(app, ids[place] ?? '')).values()];
    const versions = stored.map(({ epoch, sequence, response }) =>
      [epoch, sequence, response?.optionId ?? null].join(' '),
    );
    const expected = [...responses.values()].map(({ epoch, sequence, optionId }) =>
      [epoch, sequence, optionId].join(' '),
    );
    expect(versions.sort()).toEqual(expected.sort());
  }
}
