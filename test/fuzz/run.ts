/** The run: requests drawn by the seed, each apart from all others, so that one alone can be sent again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Draws } from '../faults/random.js';
import type { Application } from '../setup/application.js';
import { SEED } from '../setup/seeds.js';
import { Callers } from './callers.js';
import { GoodRequests, type Target } from './good.js';
import { errorsIn, problemOf } from './judging.js';
import { rawCase, sendRaw } from './raw.js';
import { sender, sentAs, type Answer, type Send } from './send.js';
import { spoiled } from './spoiling.js';
import { Tally } from './tally.js';

const AT_ONCE = 8;
const STEPS = 20;
const MAX_TRIES = 20;

/** How often each door is tried. */
const DOORS: Record<Target['door'] | 'raw', number> = {
  graphql: 45,
  'older routes': 15,
  learners: 15,
  files: 8,
  pages: 7,
  stream: 3,
  raw: 7,
};

export class Run {
  readonly tally = new Tally(SEED);
  private readonly good: GoodRequests;
  private readonly line: { send: Send; close: () => void };
  private readonly byDoor = new Map<string, Target[]>();

  private constructor(
    private readonly app: Application,
    targets: readonly Target[],
    private readonly callers: Callers,
  ) {
    this.good = new GoodRequests(app);
    this.line = sender(app.server.url, AT_ONCE);
    for (const target of targets)
      this.byDoor.set(target.door, [...(this.byDoor.get(target.door) ?? []), target]);
  }

  static async of(app: Application, targets: readonly Target[]): Promise<Run> {
    return new Run(app, targets, await Callers.of(app));
  }

  close(): void {
    this.line.close();
  }

  /** Sends these operations and routes a good request. @returns those that did not succeed, and why */
  async unsuccessful(targets: readonly Target[]): Promise<string[]> {
    const failed: string[] = [];
    await this.atOnce(targets, async (target) => {
      const why = await this.failure(target).catch(String);
      if (why) failed.push(`${target.name}: ${why}`);
    });
    return failed.sort();
  }

  private async failure(target: Target): Promise<string> {
    const { good } = await this.good.of(target);
    let answer = await this.line.send(sentAs(good));
    // As any caller would who is told to try again in a moment.
    for (let tries = 0; tries < MAX_TRIES && answer.status === 503; tries += 1) {
      await sleep(1_000);
      answer = await this.line.send(sentAs(good));
    }
    const { status, body } = answer;
    if (status >= 400 || (target.door === 'graphql' && errorsIn(body).length > 0))
      return `answered ${status}: ${body.slice(0, 300)}`;
    return problemOf(answer);
  }

  /** Sends the requests of these numbers, and says now and then how far it is. */
  async send(from: number, to: number, says: (line: string) => void): Promise<void> {
    const numbers = Array.from({ length: to - from }, (_, at) => from + at);
    const step = Math.ceil(numbers.length / STEPS);
    let done = 0;
    await this.atOnce(numbers, async (index) => {
      await this.one(index);
      done += 1;
      if (done % step === 0) says(`${from + done} requests\n  ${this.tally.lines().join('\n  ')}`);
    });
  }

  private async one(index: number): Promise<void> {
    const draws = new Draws(SEED, `request ${index}`);
    const door = draws.weighted(DOORS);
    if (door === 'raw') return this.oneRaw(index, draws);
    const target = draws.pick(this.byDoor.get(door) ?? []);
    const { good, scene } = await this.good.of(target);
    const own = await this.callers.one(good, target, scene, draws);
    const { family, sent } = await spoiled(own, draws, this.callers.foreignIds);
    const request = { index, door, name: `${target.name}, ${family}`, sent };
    this.tally.begin(request);
    const answer = await this.line.send(sent).catch(noAnswer);
    if ('broken' in answer) this.tally.end(request, 0, answer.broken);
    else this.tally.end(request, answer.status, problemOf(answer));
  }

  private async oneRaw(index: number, draws: Draws): Promise<void> {
    const given = rawCase(draws);
    const request = { index, door: 'raw', name: given.name };
    this.tally.begin(request);
    const { statuses, text } = await sendRaw(this.app.server.url, given);
    const failed = statuses.find((status) => status >= 500);
    const isRefused = statuses.length === 1 && statuses[0] === 400;
    const isWrong = failed !== undefined || (given.isAmbiguous && !isRefused);
    this.tally.end(
      request,
      statuses[0] ?? 0,
      isWrong ? `answered ${statuses.join(', ')}: ${text.slice(0, 300)}` : '',
    );
  }

  private async atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const left = items.values();
    const worker = async (): Promise<void> => {
      for (const item of left) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}

function noAnswer(error: unknown): Answer | { broken: string } {
  return { broken: `was not answered: ${String(error)}` };
}
