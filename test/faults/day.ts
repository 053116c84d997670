/** A run: exams are taken in waves over a faulty line, while one after another part of the service is killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../setup/api.js';
import { signedUp } from '../setup/factories.js';
import { Device, loadPage } from './browser.js';
import { SERVICE, type Evidence } from './evidence.js';
import { EXAM_SORTS, giveExam, letIn, type GivenCandidate } from './given-exams.js';
import { Learner } from './learner.js';
import { Ledger } from './ledger.js';
import type { Sight } from './page/sight.js';
import { Premises } from './premises.js';
import { Proxy } from './proxy.js';
import { Draws } from './random.js';
import { writeScript } from './script.js';
import { giveMinute } from './staff.js';
import { lateAnswers, pendingAnswers, storedAnswers, storedAttempts } from './stored.js';
import { trouble, type Pace } from './troubles.js';

export interface Size extends Pace {
  waves: number;
  /** Of each of the three sorts of exam, in a wave. */
  learners: number;
}

type MakeDevice = (name: string, isSecure: boolean) => Device;

/** Waves overlap. */
const WAVE_EVERY_MS = 60_000;
const FIRST_WAVE_MS = 2_000;
/** By the clock of a wave. */
const CLOSES_MS = 50_000;
const LAST_HAND_IN_MS = 52_000;
/** After the last wave has begun: its minutes have ended under trouble then, and what is left settles. */
const QUIET_AFTER_MS = 72_000;
/** The minute, the most extra time, the grace and a sweep. */
const GIVES_UP_MS = 86_000;
const EXTRA_TIME = [0, 0, 5, 10];
const EXTENDED = 0.15;
/** For what is left, once nothing is at fault any more. */
const SETTLES_MS = 75_000;
const RELOADS_MS = 4_000;
const UNDER_WAY: Sight['phase'][] = ['BEFORE', 'RUNNING', 'SUBMITTING', 'TIME_UP'];

export class Day {
  readonly ledger = new Ledger();
  readonly learners: Learner[] = [];
  /** Kills, each of one or more processes, and outages of the line. */
  strikes = 0;
  settledInMs = 0;
  /** Where the link was opened again over a good line. */
  private readonly back = new Set<Device>();

  private constructor(
    private readonly size: Size,
    readonly premises: Premises,
    readonly proxy: Proxy,
  ) {}

  static async open(size: Size): Promise<Day> {
    const premises = await Premises.start();
    return new Day(size, premises, new Proxy(size.seed, () => premises.origins));
  }

  async close(): Promise<void> {
    for (const learner of this.learners) learner.closeAll();
    await this.proxy.close();
    await this.premises.stop();
  }

  /** Plays it all, and waits until what can be delivered is. @returns what is to be judged */
  async play(): Promise<Evidence> {
    const origin = await this.proxy.listen();
    const load = await loadPage();
    const api = new Api(this.premises.origins[0] ?? '');
    const owner = (await signedUp(api, this.premises.sink)).api;
    const startsAt = Date.now() + FIRST_WAVE_MS;
    const waves: GivenCandidate[][] = [];
    for (let wave = 0; wave < this.size.waves; wave += 1)
      waves.push(await this.prepare(api, owner, wave, startsAt + wave * WAVE_EVERY_MS));
    const endTrouble = trouble(this.premises, this.proxy, this.size);
    const lastWaveAt = startsAt + (waves.length - 1) * WAVE_EVERY_MS;
    const quiet = async (): Promise<void> => {
      this.strikes = await endTrouble();
      this.proxy.behave();
      for (const learner of this.learners) learner.noticeLine();
    };
    try {
      await Promise.all([
        sleep(lastWaveAt + QUIET_AFTER_MS - Date.now()).then(quiet),
        ...waves.map(async (candidates, wave) => {
          await sleep(Math.max(0, startsAt + wave * WAVE_EVERY_MS - Date.now()));
          const device: MakeDevice = (name, isSecure) =>
            new Device(name, origin, load, this.ledger, isSecure);
          await this.take(owner, candidates, device, wave + 1 < this.size.waves);
        }),
      ]);
    } finally {
      await quiet();
    }
    await this.settle();
    return this.evidence(waves.flat());
  }

  private async prepare(
    api: Api,
    owner: Api,
    wave: number,
    startsAt: number,
  ): Promise<GivenCandidate[]> {
    const draws = new Draws(this.size.seed, `exams ${wave}`);
    const all: GivenCandidate[] = [];
    for (const sort of EXAM_SORTS) {
      const exam = await giveExam(owner, sort, startsAt + CLOSES_MS, draws);
      const names = Array.from({ length: this.size.learners }, (_, index) =>
        [wave, sort.toLowerCase(), index].join('-'),
      );
      const extra = new Map(names.map((name) => [name, draws.pick(EXTRA_TIME)]));
      all.push(...(await letIn(api, owner, exam, names, (name) => extra.get(name) ?? 0)));
    }
    return all;
  }

  /** @param isLongAllowed whether time that is given may outlast the wave */
  private async take(
    owner: Api,
    candidates: readonly GivenCandidate[],
    device: MakeDevice,
    isLongAllowed: boolean,
  ): Promise<void> {
    const { seed } = this.size;
    const lives = candidates.map(async (candidate) => {
      const { learner: name } = candidate;
      const script = writeScript(
        new Draws(seed, `learner ${name}`),
        candidate.sort,
        LAST_HAND_IN_MS,
      );
      const devices = [device(`${name}/a`, true), device(`${name}/b`, false)] as const;
      const learner = new Learner(candidate, script, devices, this.ledger);
      this.learners.push(learner);
      const staff = new Draws(seed, `staff for ${name}`);
      const helps = staff.chance(EXTENDED) && (isLongAllowed || script.handsIn);
      const atMs = staff.between(10_000, 45_000);
      const helped = helps
        ? sleep(atMs).then(async () => giveMinute(owner, this.premises, this.ledger, candidate))
        : null;
      await learner.live(GIVES_UP_MS);
      await helped;
    });
    await Promise.all(lives);
  }

  /**
   * Whoever comes back opens the link again; where something stays undelivered, they close all pages first.
   * Ends when nothing is on its way any more. What is by the last moment, the checker names.
   */
  private async settle(): Promise<void> {
    const startedAt = Date.now();
    const reloaded = new Set<Learner>();
    const elapsed = (): number => Date.now() - startedAt;
    while (elapsed() < SETTLES_MS) {
      await sleep(500);
      this.settledInMs = elapsed();
      const waiting: Learner[] = [];
      for (const learner of this.learners)
        if (await this.isUnderWay(learner)) waiting.push(learner);
      if (waiting.length === 0 && (await this.running()) === 0) return;
      for (const learner of this.learners) if (learner.isHandingIn) learner.lookAround();
      if (elapsed() < RELOADS_MS) continue;
      for (const learner of waiting.filter((one) => !reloaded.has(one))) {
        reloaded.add(learner);
        learner.reload();
      }
    }
  }

  /** Whether something of theirs is still to go out, with a page that is there or comes back for it. */
  private async isUnderWay(learner: Learner): Promise<boolean> {
    let isLeft = false;
    for (const device of learner.devices) {
      const pending = await pendingAnswers(device);
      if (!pending.some(({ isAside }) => !isAside) || !learner.comeBack(device)) continue;
      this.back.add(device);
      isLeft = true;
    }
    return isLeft || learner.pages().some(({ page }) => UNDER_WAY.includes(page.see().phase));
  }

  private async running(): Promise<number> {
    const attempts = await storedAttempts(this.premises);
    return attempts.filter(({ submittedAt }) => submittedAt === null).length;
  }

  private async evidence(candidates: readonly GivenCandidate[]): Promise<Evidence> {
    const { ledger, premises } = this;
    const devices = this.learners.flatMap((learner) => learner.devices);
    const pending = await Promise.all(
      devices.map(async (device) => {
        const isBack = this.back.has(device);
        return (await pendingAnswers(device)).map((answer) => ({ ...answer, isBack }));
      }),
    );
    const handingIn = this.learners.filter(({ isHandingIn }) => isHandingIn);
    return {
      candidates,
      typed: ledger.typed,
      sent: ledger.sentAnswers,
      told: ledger.toldAnswers,
      receipts: ledger.receipts,
      sittings: ledger.sittings,
      extensions: ledger.extensions,
      incidents: [
        ...ledger.incidents,
        ...premises.killed.map((one) => ({ ...one, device: SERVICE })),
      ],
      handedIn: new Set(handingIn.map(({ candidate }) => candidate.learner)),
      attempts: await storedAttempts(premises),
      answers: await storedAnswers(premises),
      late: await lateAnswers(premises),
      pending: pending.flat(),
    };
  }
}
