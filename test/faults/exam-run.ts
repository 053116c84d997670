/** A run: simulated candidates take exams in waves over a faulty network while parts of the service are killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../setup/api.js';
import { signedUp } from '../setup/factories.js';
import { Device, loadPage } from './browser.js';
import { SERVICE, type Evidence } from './evidence.js';
import {
  EXAM_ENDINGS,
  openExam,
  registerCandidates,
  type ExamEnding,
  type RegisteredCandidate,
} from './open-exams.js';
import { SimulatedCandidate } from './simulated-candidate.js';
import { Ledger } from './ledger.js';
import type { PageView } from './page/page-view.js';
import { TestEnvironment } from './test-environment.js';
import { Proxy } from './proxy.js';
import { SeededRandom } from './random.js';
import { writeScript } from './script.js';
import { extendByMinute, pauseFor } from './staff.js';
import {
  lateAnswers,
  pendingAnswers,
  storedAnswers,
  storedAttempts,
  storedPauses,
} from './stored-data.js';
import { injectFaults, type FaultRates } from './fault-injection.js';

export interface RunSize extends FaultRates {
  waves: number;
  /** For each of the three endings of an exam, in a wave. */
  candidates: number;
}

type MakeDevice = (name: string, isSecure: boolean) => Device;

/** Waves overlap. */
const WAVE_EVERY_MS = 60_000;
const FIRST_WAVE_MS = 2_000;
/** From the start of a wave. */
const CLOSES_MS = 50_000;
const LAST_SUBMISSION_MS = 52_000;
/** After the start of the last wave: its exams have ended under faults by then, and the rest settles. */
const FAULTS_END_MS = 80_000;
/** One minute, the maximum of extra time, a pause, the grace period and a sweep. */
const GIVE_UP_MS = 95_000;
/** When staff pause an exam, from the start of a wave, by how its attempts end; and for how long. */
const PAUSES_MS: Record<ExamEnding, [number, number]> = {
  MINUTES: [45_000, 57_000],
  CLOSING: [36_000, 47_000],
  LONG: [12_000, 35_000],
};
const PAUSE_MS = [4_000, 9_000] as const;
const EXTRA_TIME = [0, 0, 5, 10];
const EXTENSION_CHANCE = 0.15;
/** For the rest, once there are no faults any more. */
const SETTLE_LIMIT_MS = 75_000;
const RELOAD_AFTER_MS = 4_000;
const UNDER_WAY: PageView['phase'][] = ['BEFORE', 'RUNNING', 'SUBMITTING', 'TIME_UP'];

export class ExamRun {
  readonly ledger = new Ledger();
  readonly candidates: SimulatedCandidate[] = [];
  /** Kills, each of one or more processes, and outages of the network. */
  faultCount = 0;
  settledAfterMs = 0;
  /** Devices on which the link was opened again over a good connection. */
  private readonly reopenedDevices = new Set<Device>();

  private constructor(
    private readonly size: RunSize,
    readonly environment: TestEnvironment,
    readonly proxy: Proxy,
  ) {}

  static async start(size: RunSize): Promise<ExamRun> {
    const environment = await TestEnvironment.start();
    return new ExamRun(size, environment, new Proxy(size.seed, () => environment.origins));
  }

  async close(): Promise<void> {
    for (const simulated of this.candidates) simulated.closeAll();
    await this.proxy.close();
    await this.environment.stop();
  }

  /** Runs all waves, and waits until everything is delivered that can be. @returns what the checks read */
  async run(): Promise<Evidence> {
    const origin = await this.proxy.listen();
    const load = await loadPage();
    const api = new Api(this.environment.origins[0] ?? '');
    const owner = (await signedUp(api, this.environment.sink)).api;
    const startsAt = Date.now() + FIRST_WAVE_MS;
    const waves: RegisteredCandidate[][] = [];
    for (let wave = 0; wave < this.size.waves; wave += 1)
      waves.push(await this.prepare(api, owner, wave, startsAt + wave * WAVE_EVERY_MS));
    const stopInjecting = injectFaults(this.environment, this.proxy, this.size);
    const lastWaveAt = startsAt + (waves.length - 1) * WAVE_EVERY_MS;
    const endFaults = async (): Promise<void> => {
      this.faultCount = await stopInjecting();
      this.proxy.stopFaults();
      for (const simulated of this.candidates) simulated.goOnline();
    };
    try {
      await Promise.all([
        sleep(lastWaveAt + FAULTS_END_MS - Date.now()).then(endFaults),
        ...waves.map(async (candidates, wave) => {
          await sleep(Math.max(0, startsAt + wave * WAVE_EVERY_MS - Date.now()));
          const device: MakeDevice = (name, isSecure) =>
            new Device(name, origin, load, this.ledger, isSecure);
          await Promise.all([
            this.takeExams(owner, candidates, device, wave + 1 < this.size.waves),
            this.pauseExams(owner, candidates, wave),
          ]);
        }),
      ]);
    } finally {
      await endFaults();
    }
    await this.settle();
    return this.collectEvidence(waves.flat());
  }

  private async prepare(
    api: Api,
    owner: Api,
    wave: number,
    startsAt: number,
  ): Promise<RegisteredCandidate[]> {
    const draws = new SeededRandom(this.size.seed, `exams ${wave}`);
    const all: RegisteredCandidate[] = [];
    for (const ending of EXAM_ENDINGS) {
      const exam = await openExam(owner, ending, startsAt + CLOSES_MS, draws);
      const names = Array.from({ length: this.size.candidates }, (_, index) =>
        [wave, ending.toLowerCase(), index].join('-'),
      );
      const extra = new Map(names.map((name) => [name, draws.pick(EXTRA_TIME)]));
      all.push(
        ...(await registerCandidates(api, owner, exam, names, (name) => extra.get(name) ?? 0)),
      );
    }
    return all;
  }

  /** Staff pause each exam of a wave once: two of them shortly before most of its attempts end. */
  private async pauseExams(
    owner: Api,
    candidates: readonly RegisteredCandidate[],
    wave: number,
  ): Promise<void> {
    const draws = new SeededRandom(this.size.seed, `pauses ${wave}`);
    const exams = new Map(candidates.map(({ quizId, ending }) => [quizId, ending]));
    await Promise.all(
      [...exams].map(async ([quizId, ending]) => {
        const [atMs, lengthMs] = [draws.number(...PAUSES_MS[ending]), draws.number(...PAUSE_MS)];
        await sleep(atMs);
        await pauseFor(owner, this.ledger, quizId, lengthMs);
      }),
    );
  }

  /** @param isLongAllowed whether an extension may outlast the wave */
  private async takeExams(
    owner: Api,
    candidates: readonly RegisteredCandidate[],
    device: MakeDevice,
    isLongAllowed: boolean,
  ): Promise<void> {
    const { seed } = this.size;
    const scripts = candidates.map(async (candidate) => {
      const { name } = candidate;
      const script = writeScript(
        new SeededRandom(seed, `learner ${name}`),
        candidate.ending,
        LAST_SUBMISSION_MS,
      );
      const devices = [device(`${name}/a`, true), device(`${name}/b`, false)] as const;
      const simulated = new SimulatedCandidate(candidate, script, devices, this.ledger);
      this.candidates.push(simulated);
      const staff = new SeededRandom(seed, `staff for ${name}`);
      const getsExtension = staff.chance(EXTENSION_CHANCE) && (isLongAllowed || script.submits);
      const atMs = staff.number(10_000, 45_000);
      const extension = getsExtension
        ? sleep(atMs).then(async () =>
            extendByMinute(owner, this.environment, this.ledger, candidate),
          )
        : null;
      await simulated.playScript(GIVE_UP_MS);
      await extension;
    });
    await Promise.all(scripts);
  }

  /**
   * Candidates who come back open the link again; where something stays undelivered, they close all pages first.
   * Ends when nothing is pending any more. The checks report what is still pending at the time limit.
   */
  private async settle(): Promise<void> {
    const startedAt = Date.now();
    const reloaded = new Set<SimulatedCandidate>();
    const elapsed = (): number => Date.now() - startedAt;
    while (elapsed() < SETTLE_LIMIT_MS) {
      await sleep(500);
      this.settledAfterMs = elapsed();
      const waiting: SimulatedCandidate[] = [];
      for (const simulated of this.candidates)
        if (await this.isUnderWay(simulated)) waiting.push(simulated);
      if (waiting.length === 0 && (await this.countRunning()) === 0) return;
      for (const simulated of this.candidates) if (simulated.isSubmitting) simulated.reactToPage();
      if (elapsed() < RELOAD_AFTER_MS) continue;
      for (const simulated of waiting.filter((one) => !reloaded.has(one))) {
        reloaded.add(simulated);
        simulated.reload();
      }
    }
  }

  /** Whether the candidate has unsent answers, and a page that is open or opens again to send them. */
  private async isUnderWay(simulated: SimulatedCandidate): Promise<boolean> {
    let isLeft = false;
    for (const device of simulated.devices) {
      const pending = await pendingAnswers(device);
      if (!pending.some(({ isStoredAsLate }) => !isStoredAsLate) || !simulated.comeBack(device))
        continue;
      this.reopenedDevices.add(device);
      isLeft = true;
    }
    return isLeft || simulated.pages().some(({ page }) => UNDER_WAY.includes(page.view().phase));
  }

  private async countRunning(): Promise<number> {
    const attempts = await storedAttempts(this.environment);
    return attempts.filter(({ submittedAt }) => submittedAt === null).length;
  }

  private async collectEvidence(candidates: readonly RegisteredCandidate[]): Promise<Evidence> {
    const { ledger, environment } = this;
    const devices = this.candidates.flatMap((simulated) => simulated.devices);
    const pending = await Promise.all(
      devices.map(async (device) => {
        const wasReopened = this.reopenedDevices.has(device);
        return (await pendingAnswers(device)).map((answer) => ({ ...answer, wasReopened }));
      }),
    );
    const submitting = this.candidates.filter(({ isSubmitting }) => isSubmitting);
    return {
      candidates,
      typed: ledger.typed,
      sent: ledger.sentAnswers,
      saveOutcomes: ledger.saveOutcomes,
      receipts: ledger.receipts,
      sittings: ledger.sittings,
      extensions: ledger.extensions,
      pauses: await storedPauses(environment),
      staffPauses: ledger.staffPauses,
      incidents: [
        ...ledger.incidents,
        ...environment.killed.map((one) => ({ ...one, device: SERVICE })),
      ],
      submitting: new Set(submitting.map(({ candidate }) => candidate.name)),
      attempts: await storedAttempts(environment),
      answers: await storedAnswers(environment),
      late: await lateAnswers(environment),
      pending: pending.flat(),
    };
  }
}
