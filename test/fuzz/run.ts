/** A run: each request is drawn from the seed and its number alone, so that it can be repeated alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRandom } from '../faults/random.js';
import type { Application } from '../setup/application.js';
import { SEED } from '../setup/seeds.js';
import { Callers } from './callers.js';
import { ValidRequests, type Target } from './valid-requests.js';
import { graphqlErrorsIn, findServerError } from './server-errors.js';
import { rawCase, sendRaw } from './raw.js';
import { createSender, toOutgoing, type Answer, type Send } from './send.js';
import { mutateRequest } from './mutated-requests.js';
import { Tally } from './tally.js';

const CONCURRENCY = 8;
const STEPS = 20;
const MAX_TRIES = 20;

/** How often each group of routes is called. */
const ROUTE_GROUP_WEIGHTS: Record<Target['routeGroup'] | 'raw', number> = {
  graphql: 45,
  'legacy routes': 15,
  candidates: 15,
  files: 8,
  pages: 7,
  stream: 3,
  raw: 7,
};

export class FuzzRun {
  readonly tally = new Tally(SEED);
  private readonly validRequests: ValidRequests;
  private readonly sender: { send: Send; close: () => void };
  private readonly targetsByGroup = new Map<string, Target[]>();

  private constructor(
    private readonly app: Application,
    targets: readonly Target[],
    private readonly callers: Callers,
  ) {
    this.validRequests = new ValidRequests(app);
    this.sender = createSender(app.server.url, CONCURRENCY);
    for (const target of targets)
      this.targetsByGroup.set(target.routeGroup, [
        ...(this.targetsByGroup.get(target.routeGroup) ?? []),
        target,
      ]);
  }

  static async start(app: Application, targets: readonly Target[]): Promise<FuzzRun> {
    return new FuzzRun(app, targets, await Callers.create(app));
  }

  close(): void {
    this.sender.close();
  }

  /** Sends a valid request to each target. @returns the targets that did not succeed, and why */
  async findFailures(targets: readonly Target[]): Promise<string[]> {
    const failed: string[] = [];
    await this.inParallel(targets, async (target) => {
      const why = await this.failureOf(target).catch(String);
      if (why) failed.push(`${target.name}: ${why}`);
    });
    return failed.sort();
  }

  private async failureOf(target: Target): Promise<string> {
    const { valid } = await this.validRequests.get(target);
    let answer = await this.sender.send(toOutgoing(valid));
    // Retries, as any caller should after a 503.
    for (let tries = 0; tries < MAX_TRIES && answer.status === 503; tries += 1) {
      await sleep(1_000);
      answer = await this.sender.send(toOutgoing(valid));
    }
    const { status, body } = answer;
    if (status >= 400 || (target.routeGroup === 'graphql' && graphqlErrorsIn(body).length > 0))
      return `answered ${status}: ${body.slice(0, 300)}`;
    return findServerError(answer);
  }

  /** Sends the requests with these numbers. @param report gets the progress now and then */
  async send(from: number, to: number, report: (line: string) => void): Promise<void> {
    const numbers = Array.from({ length: to - from }, (_, at) => from + at);
    const step = Math.ceil(numbers.length / STEPS);
    let done = 0;
    await this.inParallel(numbers, async (index) => {
      await this.sendOne(index);
      done += 1;
      if (done % step === 0)
        report(`${from + done} requests\n  ${this.tally.lines().join('\n  ')}`);
    });
  }

  private async sendOne(index: number): Promise<void> {
    const draws = new SeededRandom(SEED, `request ${index}`);
    const routeGroup = draws.weighted(ROUTE_GROUP_WEIGHTS);
    if (routeGroup === 'raw') return this.sendOneRaw(index, draws);
    const target = draws.pick(this.targetsByGroup.get(routeGroup) ?? []);
    const { valid, context } = await this.validRequests.get(target);
    const own = await this.callers.withSomeToken(valid, target, context, draws);
    const { mutation, sent } = await mutateRequest(own, draws, this.callers.foreignIds);
    const request = { index, routeGroup, name: `${target.name}, ${mutation}`, sent };
    this.tally.begin(request);
    const answer = await this.sender.send(sent).catch(noAnswer);
    if ('failure' in answer) this.tally.end(request, 0, answer.failure);
    else this.tally.end(request, answer.status, findServerError(answer));
  }

  private async sendOneRaw(index: number, draws: SeededRandom): Promise<void> {
    const raw = rawCase(draws);
    const request = { index, routeGroup: 'raw', name: raw.name };
    this.tally.begin(request);
    const { statuses, text } = await sendRaw(this.app.server.url, raw);
    const failed = statuses.find((status) => status >= 500);
    const isRefused = statuses.length === 1 && statuses[0] === 400;
    const isWrong = failed !== undefined || (raw.isAmbiguous && !isRefused);
    this.tally.end(
      request,
      statuses[0] ?? 0,
      isWrong ? `answered ${statuses.join(', ')}: ${text.slice(0, 300)}` : '',
    );
  }

  private async inParallel<T>(
    items: readonly T[],
    work: (item: T) => Promise<void>,
  ): Promise<void> {
    const left = items.values();
    const worker = async (): Promise<void> => {
      for (const item of left) await work(item);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }
}

function noAnswer(error: unknown): Answer | { failure: string } {
  return { failure: `was not answered: ${String(error)}` };
}
