import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  begin,
  end,
  newModel,
  running,
  store,
  type Model,
  type ModelAttempt,
} from '../setup/attempt-model.js';
import {
  ALLOWED,
  Close,
  Edit,
  ExtendAll,
  MINUTE,
  Pause,
  PauseOne,
  Resume,
  Step,
  StepIn,
  type Real,
} from '../setup/attempt-staff-steps.js';
import { moveDeadline, Page } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { SEED, times } from '../setup/seeds.js';

/**
 * Whatever is done to an attempt in whatever order, the service and a plain model of it agree after
 * each step. A run draws its steps from a seed, which it prints; SEED=n draws the same ones again.
 */
process.stdout.write(`Steps are drawn from SEED=${SEED}\n`);

const RUNS = times(12, 120);
const MAX_STEPS = 18;
const QUESTIONS = 2;
/** Of the exam, in minutes. */
const DURATION = 60;

const app = useApplication();
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

function optionOf(page: Page, place: number, choice: number | null): string | null {
  return choice === null ? null : (page.questions[place]?.['options'][choice].id as string);
}

function entryOf(page: Page, place: number, sequence: number, optionId: string | null): object {
  const response = optionId === null ? null : { optionId };
  const questionId = page.questions[place]?.['id'] as string;
  return { questionId, sequence, response, isFlagged: false };
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
    if (!attempt && model.isPaused) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'EXAM_PAUSED' } });
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
      end(attempt, 'LEARNER');
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
    // In a pause no time runs out.
    return running(model)?.isPaused === false;
  }
  async act(model: Model, { ids }: Real): Promise<void> {
    const attempt = running(model) as ModelAttempt;
    await moveDeadline(app, ids[model.attempts.indexOf(attempt)] ?? '', -11);
    end(attempt, 'TIME');
  }
  toString = (): string => 'expire()';
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
    fc.constant(new Pause()),
    fc.constant(new Resume()),
    fc.constant(new Resume()),
    fc.constant(new PauseOne('pauseAttempt')),
    fc.constant(new PauseOne('resumeAttempt')),
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
      real: { app, owner, quizId, pages, ids: [] },
    });
    await fc.asyncModelRun(setup, drawn);
  });
  // A failed run is not shrunk: each try needs an exam of its own, and the seed repeats it.
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
});
