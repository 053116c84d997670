/** A simulated learner with two devices: plays a script on the real page, and looks at it as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserTab, Device } from './browser.js';
import { GONE } from './evidence.js';
import type { GivenCandidate } from './given-exams.js';
import type { Ledger } from './ledger.js';
import type { Page, Response, SeenQuestion, Sight } from './page/sight.js';
import type { Move, MoveKind, Script } from './script.js';

const WORDS = 'because the answer of a river stands under every other law and no one knows'.split(
  ' ',
);
const MAX_KEYS = 10;
const KEY_MS = 90;
const LONGEST_TEXT = 300;
/** How long people look at a page that does not go on, before they do something. */
const PATIENCE_MS = 1_500;
const LONGEST_OFFLINE_MS = 7_000;
const LONGEST_PAUSE_MS = 1_200;
const OVER: Sight['phase'][] = ['ENDED', 'SHUT_OUT', 'OVER'];

export class Learner {
  readonly counts: Partial<Record<MoveKind, number>> = {};
  takeBacks = 0;
  private tab: BrowserTab | null = null;
  private device: Device;
  private handedIn = false;
  private hasGone = false;
  private actedAt = 0;
  private keys = 0;

  constructor(
    readonly candidate: GivenCandidate,
    private readonly script: Script,
    readonly devices: readonly [Device, Device],
    private readonly ledger: Ledger,
  ) {
    this.device = devices[0];
  }

  /** Plays the script. @param giveUpMs after which nobody waits any more */
  async live(giveUpMs: number): Promise<void> {
    const startedAt = Date.now();
    const moves = [...this.script.moves];
    const begin = moves[0]?.atMs ?? 0;
    await sleep(Math.max(0, begin - 500));
    this.show(this.device);
    while (Date.now() - startedAt < giveUpMs) {
      const next = moves[0];
      const waitMs = next ? startedAt + next.atMs - Date.now() : PATIENCE_MS;
      if (waitMs > 0) await sleep(waitMs);
      if (this.isOver()) return;
      if (next) moves.shift();
      if (next?.kind === 'vanish') {
        this.vanish(next);
        return;
      }
      this.lookAround();
      if (next) await this.act(next);
    }
  }

  /** Once the line is good again: whoever comes back opens the link where something is left. */
  comeBack(device: Device): boolean {
    if (this.hasGone && !this.script.comesBack) return false;
    if (!device.isOnline) device.setOnline(true);
    if (device.tabs.size === 0) {
      this.ledger.happened(device.name, 'opens the link again');
      const tab = device.open(this.candidate.token, false);
      if (!this.tab?.isOpen) [this.tab, this.device, this.actedAt] = [tab, device, Date.now()];
    }
    return true;
  }

  /** Whoever is still there notices that the line is good. */
  noticeLine(): void {
    for (const device of this.devices) device.setOnline(true);
  }

  /** The pages that stand open. */
  pages(): { device: Device; page: Page }[] {
    return this.devices.flatMap((device) => [...device.tabs].map(({ page }) => ({ device, page })));
  }

  closeAll(): void {
    for (const device of this.devices) for (const tab of device.tabs) tab.crash();
  }

  /** Closes every page. Whoever wants to hand in, and has not seen that it is done, opens theirs again. */
  reload(): void {
    const isWaiting = this.isHandingIn && !this.isOver();
    this.closeAll();
    if (isWaiting) this.reopen('opens the link again, to hand in');
  }

  /** Whether they pressed the button in an attempt, and are there to see what comes of it. */
  get isHandingIn(): boolean {
    return this.handedIn && this.tab !== null;
  }

  /** What anybody does who sees that it does not go on. */
  lookAround(): void {
    const { page } = this.tab ?? {};
    if (!page || Date.now() - this.actedAt < PATIENCE_MS) return;
    const { phase } = page.see();
    this.actedAt = Date.now();
    if (phase === 'ELSEWHERE') {
      this.takeBacks += 1;
      this.ledger.happened(this.device.name, 'takes it back');
      page.takeBack();
    } else if (phase === 'FAILED') this.reopen('opens the link once more');
    else if (phase === 'RUNNING' && this.handedIn) page.handIn();
  }

  private async act({ kind, parts }: Move): Promise<void> {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const [first = 0, second = 0, third = 0] = parts;
    const page = this.tab?.page;
    const sight = page?.see();
    const answers = page && sight?.phase === 'RUNNING' ? { page, sight } : null;
    switch (kind) {
      case 'type':
        if (answers) await this.type(answers.page, answers.sight, parts);
        break;
      case 'choose':
      case 'chooseTwice':
        if (answers) this.choose(answers.page, answers.sight, parts, kind === 'chooseTwice');
        break;
      case 'takeBack':
        if (answers) this.respond(answers.page, questionAt(answers.sight, first), null);
        break;
      case 'flag':
        if (answers) {
          const { id } = questionAt(answers.sight, first);
          this.ledger.type(this.device.name, answers.page.flag(id));
        }
        break;
      case 'go':
        if (answers) answers.page.goTo(placeToGo(answers.sight, first));
        break;
      case 'hide':
        this.tab?.show(second < 0.5);
        break;
      case 'crash':
        this.tab?.crash();
        await sleep(second * LONGEST_PAUSE_MS);
        this.reopen('crashed, and opens the link again');
        break;
      case 'close':
        this.tab?.close();
        await sleep(second * LONGEST_PAUSE_MS);
        this.reopen('closed, and opens the link again');
        break;
      case 'secondTab':
        this.show(this.device, 'opens a second tab');
        break;
      case 'otherDevice':
        this.change(second, third);
        break;
      case 'offline':
        this.goOffline(second * LONGEST_OFFLINE_MS);
        break;
      case 'handIn':
        if (first < 0.3) this.goOffline(second * LONGEST_OFFLINE_MS);
        this.handedIn = true;
        this.ledger.happened(this.device.name, 'hands in');
        page?.handIn();
        if (third < 0.4) page?.handIn();
        break;
      case 'vanish':
    }
  }

  private async type(page: Page, sight: Sight, [first = 0, second = 0, third = 0]: number[]) {
    const question = questionAt(sight, first);
    if (question.options.length > 0) {
      this.choose(page, sight, [first, second], false);
      return;
    }
    const before = answerTo(page, question.id);
    let text = before.length > LONGEST_TEXT || third < 0.1 ? '' : before;
    const count = 1 + Math.floor(second * MAX_KEYS);
    for (let key = 0; key < count && page.see().phase === 'RUNNING'; key += 1) {
      this.keys += 1;
      text += ` ${WORDS[this.keys % WORDS.length] ?? ''}${this.keys}`;
      this.respond(page, question, { text });
      await sleep(KEY_MS * (0.5 + third));
    }
  }

  private choose(page: Page, sight: Sight, [first = 0, second = 0]: number[], isTwice: boolean) {
    const choices = sight.questions.filter(({ options }) => options.length > 0);
    const question = sight.isForward ? questionAt(sight, first) : at(choices, first);
    if (!question || question.options.length === 0) return;
    const option = at(question.options, second);
    if (option) this.respond(page, question, { optionId: option.id }, true);
    const other = at(question.options, (second * 7) % 1);
    if (isTwice && other) this.respond(page, question, { optionId: other.id }, true);
  }

  private respond(page: Page, { id }: SeenQuestion, response: Response, atOnce = false): void {
    this.ledger.type(this.device.name, page.respond(id, response, atOnce));
  }

  /** To the other device; what becomes of this one is drawn. */
  private change(second: number, third: number): void {
    if (second < 0.3) this.tab?.crash();
    else if (second < 0.5) this.tab?.close();
    else if (second < 0.7) this.goOffline(third * LONGEST_OFFLINE_MS);
    const [one, two] = this.devices;
    const next = this.device === one ? two : one;
    const open = [...next.tabs].at(-1);
    if (open && third < 0.5) {
      this.device = next;
      this.tab = open;
      this.actedAt = 0;
      this.lookAround();
    } else this.show(next, 'goes on here');
  }

  private goOffline(ms: number): void {
    const { device } = this;
    if (!device.isOnline) return;
    this.ledger.happened(device.name, 'goes offline');
    device.setOnline(false);
    setTimeout(() => {
      this.ledger.happened(device.name, 'is online');
      device.setOnline(true);
    }, ms);
  }

  private vanish({ parts: [first = 0, second = 0] }: Move): void {
    if (second < 0.5) this.device.setOnline(false);
    this.hasGone = true;
    this.ledger.happened(this.device.name, GONE);
    if (first < 0.5) this.tab?.crash();
    else this.tab?.close();
    this.tab = null;
    this.closeAll();
  }

  private reopen(what: string): void {
    this.tab?.crash();
    this.show(this.device, what);
  }

  private show(device: Device, what = 'opens the link'): void {
    this.ledger.happened(device.name, what);
    this.device = device;
    this.tab = device.open(this.candidate.token);
    this.actedAt = Date.now();
  }

  private isOver(): boolean {
    const phase = this.tab?.page.see().phase;
    return phase !== undefined && OVER.includes(phase);
  }
}

/** Forward-only: the one that is shown, as no other is there to be answered. */
function questionAt({ questions, isForward, place }: Sight, part: number): SeenQuestion {
  const found = isForward ? questions[place] : at(questions, part);
  if (!found) throw new Error('A sitting without questions');
  return found;
}

function placeToGo({ questions, isForward, place }: Sight, part: number): number {
  // Whoever goes on at each turn is through too soon.
  if (isForward) return part < 0.4 ? place + 1 : place;
  return Math.floor(part * questions.length);
}

function answerTo(page: Page, questionId: string): string {
  const response = page.answerOf(questionId);
  return response && 'text' in response ? response.text : '';
}

function at<T>(items: readonly T[], part: number): T | undefined {
  return items[Math.floor(part * items.length)];
}
