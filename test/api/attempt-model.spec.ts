import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  begin,
  endOf,
  newModel,
  reopen,
  running,
  store,
  type Model,
  type ModelAttempt,
} from '../setup/attempt-model.js';
import { moveDeadline, Page, storedResponses } from '../setup/attempts.js';
import { candidate, closeExam, exam, SUBMIT_QUIZ } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { SEED, times } from '../setup/seeds.js';

/**
 * Whatever is done to an attempt in whatever order, the service and a plain model of it agree after
 * each step. A run draws its steps from a seed, which it prints; SEED=n draws the same ones again.
 */
process.stdout.write(`Steps are drawn from SEED=${SEED}\n`);

const RUNS = times(12, 120);
const MAX_STEPS = 18;
const ALLOWED = 2;
const QUESTIONS = 2;
const reason = 'As the test wants it';
const MINUTE = 60_000;
/**
 * In minutes: of the exam, and the extra time per step, which is far more than the clocks differ
 * by.
 */
const [DURATION, GIVEN] = [60, 5];

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

interface Real {
  quizId: string;
  pages: Page[];
  ids: string[];
}

function optionOf(page: Page, place: number, choice: number | null): string | null {
  return choice === null ? null : (page.questions[place]?.['options'][choice].id as string);
}

function entryOf(page: Page, place: number, sequence: number, optionId: string | null): object {
  const response = optionId === null ? null : { optionId };
  const questionId = page.questions[place]?.['id'] as string;
  return { questionId, sequence, response, isFlagged: false };
}

abstract class Step implements fc.AsyncCommand<Model, Real> {
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

class Open extends Step {
  constructor(readonly page: number) {
    super();
  }
  async act(model: Model, real: Real): Promise<void> {
    const page = real.pages[this.page] as Page;
    const reply = await page.open();
    let attempt = running(model);
    if (!attempt && model.attempts.length === ALLOWED) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'NO_ATTEMPTS_LEFT' } });
      return;
    }
    if (!attempt) {
      const startedAt = reply.body['attempt'].startedAt as string;
      attempt = begin(model, this.page, Date.parse(startedAt));
      real.ids.push(reply.body['attempt'].id as string);
    } else if (attempt.holder !== this.page) {
      attempt.epoch += 1;
      attempt.holder = this.page;
    }
    const place = model.attempts.indexOf(attempt);
    model.pages[this.page] = { attempt: place, epoch: attempt.epoch };
    expect(reply).toMatchObject({
      status: 200,
      body: { attempt: { id: real.ids[place], number: place + 1, epoch: attempt.epoch } },
    });
    expect(page.questions).toHaveLength(attempt.questions);
  }
  toString = (): string => `open(${this.page})`;
}

class Save extends Step {
  constructor(
    readonly page: number,
    readonly place: number,
    readonly sequence: number,
    readonly choice: number | null,
    readonly submits: boolean,
  ) {
    super();
  }
  override check({ pages }: Readonly<Model>): boolean {
    return pages[this.page] !== null;
  }
  async act(model: Model, real: Real): Promise<void> {
    const page = real.pages[this.page] as Page;
    const has = model.pages[this.page];
    const attempt = model.attempts[has?.attempt ?? 0] as ModelAttempt;
    const epoch = has?.epoch ?? 0;
    const optionId = optionOf(page, this.place, this.choice);
    const entries = [entryOf(page, this.place, this.sequence, optionId)];
    const reply = await (this.submits ? page.submit({ entries }) : page.save(entries));
    if (attempt.by !== null) {
      const receipt = this.submits ? reply.body['receipt'] : reply.body['current'];
      expect([reply.status, receipt.submittedBy]).toEqual([this.submits ? 200 : 409, attempt.by]);
      return;
    }
    if (attempt.epoch !== epoch) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } });
      return;
    }
    store(attempt, this.place, { epoch, sequence: this.sequence, optionId });
    const { questionId } = entries[0] as { questionId: string };
    const locked = attempt.responses.get(this.place);
    if (this.submits) {
      attempt.by = 'LEARNER';
      const answered = [...attempt.responses.values()].filter(
        (given) => given.optionId !== null,
      ).length;
      const receipt = { submittedBy: 'LEARNER', answered, questions: attempt.questions };
      expect(reply).toMatchObject({ status: 200, body: { receipt } });
    } else {
      const receipt = { questionId, epoch: locked?.epoch, sequence: locked?.sequence };
      expect(reply).toMatchObject({ status: 200, body: { receipts: [receipt], refused: [] } });
    }
  }
  toString = (): string =>
    `${this.submits ? 'submit' : 'save'}(${this.page}, ${this.place}, ${this.sequence}, ${this.choice})`;
}

class Expire extends Step {
  override check(model: Readonly<Model>): boolean {
    return running(model) !== undefined;
  }
  async act(model: Model, { ids }: Real): Promise<void> {
    const attempt = running(model) as ModelAttempt;
    await moveDeadline(app, ids[model.attempts.indexOf(attempt)] ?? '', -11);
    attempt.by = 'TIME';
  }
  toString = (): string => 'expire()';
}

class Edit extends Step {
  async act(model: Model, { quizId }: Real): Promise<void> {
    await addQuestions(owner, quizId, [mcq('One more?', ['a', 'b', 'c'])]);
    await owner.ask(SUBMIT_QUIZ, { id: quizId });
    model.questions += 1;
  }
  toString = (): string => 'edit()';
}

/** In that many minutes, or never: attempts with time left go on. */
class Close extends Step {
  constructor(readonly minutes: number | null) {
    super();
  }
  async act(model: Model, { quizId }: Real): Promise<void> {
    const closesAt = this.minutes === null ? null : new Date(Date.now() + this.minutes * MINUTE);
    await closeExam(app, owner, quizId, closesAt);
    model.closesAt = closesAt?.getTime() ?? null;
  }
  toString = (): string => `close(${this.minutes})`;
}

class ExtendAll extends Step {
  async act(model: Model, { quizId }: Real): Promise<void> {
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

/** Of the attempt at an index, whatever its state. */
class StepIn extends Step {
  constructor(
    readonly what: 'extendTime' | 'reopenAttempt' | 'submitAttempt',
    readonly place: number,
  ) {
    super();
  }
  override check({ attempts }: Readonly<Model>): boolean {
    return this.place < attempts.length;
  }
  async act(model: Model, { ids }: Real): Promise<void> {
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
      reopen(attempt, Date.now() + GIVEN * MINUTE);
    } else if (attempt.by !== null) {
      expect(codes).toEqual(['ATTEMPT_ENDED']);
      return;
    } else if (this.what === 'submitAttempt') attempt.by = 'STAFF';
    else attempt.extension += GIVEN * MINUTE;
    expect(codes).toEqual([]);
  }
  toString = (): string => `${this.what}(${this.place})`;
}

/** What the service returns and stores is what the model says. */
async function agree(model: Model, { pages, ids }: Real): Promise<void> {
  const lobby = await (pages[0] as Page).lobby();
  expect(lobby['attempts']).toMatchObject(
    model.attempts.map(({ by }, place) => ({ id: ids[place], number: place + 1, submittedBy: by })),
  );
  expect(lobby['mayStart']).toBe(running(model) !== undefined || model.attempts.length < ALLOWED);
  const runs = running(model);
  if (runs) {
    const shown = lobby['attempts'][model.attempts.indexOf(runs)] as Data;
    const deadline = Date.parse(shown['deadlineAt'] as string);
    expect(Math.abs(deadline - endOf(runs, model))).toBeLessThan(MINUTE);
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

const page = fc.nat({ max: 2 });
const place = fc.nat({ max: QUESTIONS - 1 });
const save = (submits: boolean): fc.Arbitrary<Save> =>
  fc
    .tuple(page, place, fc.integer({ min: 1, max: 5 }), fc.option(fc.nat({ max: 2 })))
    .map(([on, at, sequence, choice]) => new Save(on, at, sequence, choice, submits));
const steps = fc.commands(
  [
    page.map((on) => new Open(on)),
    save(false),
    save(false),
    save(true),
    fc.constant(new Expire()),
    fc.constant(new Edit()),
    fc.constantFrom(2, 30, 90, null).map((minutes) => new Close(minutes)),
    fc.constant(new ExtendAll()),
    ...(['extendTime', 'reopenAttempt', 'submitAttempt'] as const).map((what) =>
      fc.nat({ max: ALLOWED - 1 }).map((at) => new StepIn(what, at)),
    ),
  ],
  { maxCommands: MAX_STEPS, size: 'max' },
);

it('the service agrees with a plain model after each step', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(steps, async (drawn) => {
    const questions = Array.from({ length: QUESTIONS }, () => mcq('Which?', ['a', 'b', 'c']));
    const rules = { attempts_allowed: ALLOWED };
    const { quizId, code } = await exam(app, owner, { questions, rules });
    await app.sql('UPDATE quizzes SET duration_minutes = $2 WHERE id = $1', [quizId, DURATION]);
    const learner = await candidate(app, code, 'Ada');
    const pages = [0, 1, 2].map(() => new Page(learner));
    const setup = (): { model: Model; real: Real } => ({
      model: newModel(QUESTIONS, DURATION * MINUTE),
      real: { quizId, pages, ids: [] },
    });
    await fc.asyncModelRun(setup, drawn);
  });
  // A failed run is not shrunk: each try needs an exam of its own, and the seed repeats it.
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
});
