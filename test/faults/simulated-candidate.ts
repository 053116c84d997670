/** A simulated candidate with two devices: plays a script on the real page, and reacts to it as people do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserTab, Device } from './browser.js';
import { GONE } from './evidence.js';
import type { RegisteredCandidate } from './open-exams.js';
import type { Ledger } from './ledger.js';
import type { Page, Response, ShownQuestion, PageView } from './page/page-view.js';
import type { Action, ActionKind, Script } from './script.js';

const WORDS = 'because the answer of a river stands under every other law and no one knows'.split(
  ' ',
);
const MAX_KEYS = 10;
const KEY_MS = 90;
const MAX_TEXT = 300;
/** How long people watch a page that makes no progress before they do something. */
const PATIENCE_MS = 1_500;
const MAX_OFFLINE_MS = 7_000;
const MAX_PAUSE_MS = 1_200;
const OVER: PageView['phase'][] = ['ENDED', 'SHUT_OUT', 'OVER'];

export class SimulatedCandidate {
  readonly counts: Partial<Record<ActionKind, number>> = {};
  takeOvers = 0;
  private tab: BrowserTab | null = null;
  private device: Device;
  private hasSubmitted = false;
  private hasGone = false;
  private actedAt = 0;
  private keys = 0;

  constructor(
    readonly candidate: RegisteredCandidate,
    private readonly script: Script,
    readonly devices: readonly [Device, Device],
    private readonly ledger: Ledger,
  ) {
    this.device = devices[0];
  }

  /** @param giveUpMs after which the candidate stops waiting */
  async playScript(giveUpMs: number): Promise<void> {
    const startedAt = Date.now();
    const actions = [...this.script.actions];
    const begin = actions[0]?.atMs ?? 0;
    await sleep(Math.max(0, begin - 500));
    this.show(this.device);
    while (Date.now() - startedAt < giveUpMs) {
      const next = actions[0];
      const waitMs = next ? startedAt + next.atMs - Date.now() : PATIENCE_MS;
      if (waitMs > 0) await sleep(waitMs);
      if (this.isOver()) return;
      if (next) actions.shift();
      if (next?.kind === 'vanish') {
        this.vanish(next);
        return;
      }
      this.reactToPage();
      if (next) await this.act(next);
    }
  }

  /** Opens the link again on a device with unsent answers. @returns false if the candidate has left for good */
  comeBack(device: Device): boolean {
    if (this.hasGone && !this.script.comesBack) return false;
    if (!device.isOnline) device.setOnline(true);
    if (device.tabs.size === 0) {
      this.ledger.recordIncident(device.name, 'opens the link again');
      const tab = device.open(this.candidate.token, false);
      if (!this.tab?.isOpen) [this.tab, this.device, this.actedAt] = [tab, device, Date.now()];
    }
    return true;
  }

  /** Both devices have a connection again. */
  goOnline(): void {
    for (const device of this.devices) device.setOnline(true);
  }

  /** The pages that are open. */
  pages(): { device: Device; page: Page }[] {
    return this.devices.flatMap((device) => [...device.tabs].map(({ page }) => ({ device, page })));
  }

  closeAll(): void {
    for (const device of this.devices) for (const tab of device.tabs) tab.crash();
  }

  /** Closes every page. A candidate who is submitting and has not seen the receipt opens theirs again. */
  reload(): void {
    const isWaiting = this.isSubmitting && !this.isOver();
    this.closeAll();
    if (isWaiting) this.reopen('opens the link again, to submit');
  }

  /** Whether the candidate has pressed the button, and stays to see the receipt. */
  get isSubmitting(): boolean {
    return this.hasSubmitted && this.tab !== null;
  }

  /** Acts on a page that makes no progress. */
  reactToPage(): void {
    const { page } = this.tab ?? {};
    if (!page || Date.now() - this.actedAt < PATIENCE_MS) return;
    const { phase } = page.view();
    this.actedAt = Date.now();
    if (phase === 'ELSEWHERE') {
      this.takeOvers += 1;
      this.ledger.recordIncident(this.device.name, 'takes the attempt back');
      page.takeOver();
    } else if (phase === 'FAILED') this.reopen('opens the link once more');
    else if (phase === 'RUNNING' && this.hasSubmitted) page.submit();
  }

  private async act({ kind, parts }: Action): Promise<void> {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const [first = 0, second = 0, third = 0] = parts;
    const page = this.tab?.page;
    const view = page?.view();
    const running = page && view?.phase === 'RUNNING' ? { page, view } : null;
    switch (kind) {
      case 'type':
        if (running) await this.type(running.page, running.view, parts);
        break;
      case 'choose':
      case 'chooseTwice':
        if (running) this.choose(running.page, running.view, parts, kind === 'chooseTwice');
        break;
      case 'takeBack':
        if (running) this.respond(running.page, questionAt(running.view, first), null);
        break;
      case 'flag':
        if (running) {
          const { id } = questionAt(running.view, first);
          this.ledger.recordTyped(this.device.name, running.page.flag(id));
        }
        break;
      case 'go':
        if (running) running.page.goToQuestion(nextPlace(running.view, first));
        break;
      case 'hide':
        this.tab?.show(second < 0.5);
        break;
      case 'crash':
        this.tab?.crash();
        await sleep(second * MAX_PAUSE_MS);
        this.reopen('crashed, and opens the link again');
        break;
      case 'close':
        this.tab?.close();
        await sleep(second * MAX_PAUSE_MS);
        this.reopen('closed, and opens the link again');
        break;
      case 'secondTab':
        this.show(this.device, 'opens a second tab');
        break;
      case 'otherDevice':
        this.changeDevice(second, third);
        break;
      case 'offline':
        this.goOffline(second * MAX_OFFLINE_MS);
        break;
      case 'submit':
        if (first < 0.3) this.goOffline(second * MAX_OFFLINE_MS);
        this.hasSubmitted = true;
        this.ledger.recordIncident(this.device.name, 'submits');
        page?.submit();
        if (third < 0.4) page?.submit();
        break;
      case 'vanish':
    }
  }

  private async type(page: Page, view: PageView, [first = 0, second = 0, third = 0]: number[]) {
    const question = questionAt(view, first);
    if (question.options.length > 0) {
      this.choose(page, view, [first, second], false);
      return;
    }
    const before = answerTo(page, question.id);
    let text = before.length > MAX_TEXT || third < 0.1 ? '' : before;
    const count = 1 + Math.floor(second * MAX_KEYS);
    for (let key = 0; key < count && page.view().phase === 'RUNNING'; key += 1) {
      this.keys += 1;
      text += ` ${WORDS[this.keys % WORDS.length] ?? ''}${this.keys}`;
      this.respond(page, question, { text });
      await sleep(KEY_MS * (0.5 + third));
    }
  }

  private choose(page: Page, view: PageView, [first = 0, second = 0]: number[], isTwice: boolean) {
    const choices = view.questions.filter(({ options }) => options.length > 0);
    const question = view.isForward ? questionAt(view, first) : at(choices, first);
    if (!question || question.options.length === 0) return;
    const option = at(question.options, second);
    if (option) this.respond(page, question, { optionId: option.id }, true);
    const other = at(question.options, (second * 7) % 1);
    if (isTwice && other) this.respond(page, question, { optionId: other.id }, true);
  }

  private respond(page: Page, { id }: ShownQuestion, response: Response, atOnce = false): void {
    this.ledger.recordTyped(this.device.name, page.respond(id, response, atOnce));
  }

  /** Goes on with the other device; what happens to this one is drawn. */
  private changeDevice(second: number, third: number): void {
    if (second < 0.3) this.tab?.crash();
    else if (second < 0.5) this.tab?.close();
    else if (second < 0.7) this.goOffline(third * MAX_OFFLINE_MS);
    const [one, two] = this.devices;
    const next = this.device === one ? two : one;
    const open = [...next.tabs].at(-1);
    if (open && third < 0.5) {
      this.device = next;
      this.tab = open;
      this.actedAt = 0;
      this.reactToPage();
    } else this.show(next, 'goes on here');
  }

  private goOffline(ms: number): void {
    const { device } = this;
    if (!device.isOnline) return;
    this.ledger.recordIncident(device.name, 'goes offline');
    device.setOnline(false);
    setTimeout(() => {
      this.ledger.recordIncident(device.name, 'is online');
      device.setOnline(true);
    }, ms);
  }

  private vanish({ parts: [first = 0, second = 0] }: Action): void {
    if (second < 0.5) this.device.setOnline(false);
    this.hasGone = true;
    this.ledger.recordIncident(this.device.name, GONE);
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
    this.ledger.recordIncident(device.name, what);
    this.device = device;
    this.tab = device.open(this.candidate.token);
    this.actedAt = Date.now();
  }

  private isOver(): boolean {
    const phase = this.tab?.page.view().phase;
    return phase !== undefined && OVER.includes(phase);
  }
}

/** In a forward-only exam the question that is shown: no other can be answered. */
function questionAt({ questions, isForward, place }: PageView, part: number): ShownQuestion {
  const found = isForward ? questions[place] : at(questions, part);
  if (!found) throw new Error('The sitting has no questions');
  return found;
}

function nextPlace({ questions, isForward, place }: PageView, part: number): number {
  // Going on every time would end the exam too soon.
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
