/**
 * Browsers without a screen: a device with its own IndexedDB, and tabs in it. Each tab runs the
 * learner's page, bundled as for any browser, in a scope of its own: what it calls `fetch`,
 * `document` or `setTimeout` is this tab's, so a tab can crash, and others do not notice.
 */
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import * as idb from 'fake-indexeddb';
import { build } from 'vite';
import { Locks } from './locks.js';
import type { Page } from './page/sight.js';
import { Wire, type Witness } from './wire.js';

type OpenPage = (token: string, starts: boolean) => Page;
type Scope = Record<string, unknown>;

/** Bundles the page once for all tabs. @returns what runs it in a scope */
export async function loadPage(): Promise<(scope: Scope) => OpenPage> {
  const entry = fileURLToPath(new URL('page/page.ts', import.meta.url));
  const lib = { entry, name: 'page', formats: ['iife' as const], fileName: 'page' };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2023', lib },
  });
  const output = [built].flat()[0];
  if (!output || !('output' in output)) throw new Error('The page was not bundled');
  const [{ code }] = output.output;
  return (scope) => {
    const run = compileFunction(`${code}\nreturn page;`, Object.keys(scope));
    const page = (run as (...values: unknown[]) => { openPage: OpenPage })(...Object.values(scope));
    return page.openPage;
  };
}

/** Keeps texts by name, as `sessionStorage` does. */
class TextStorage {
  private readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

/** A browser on a machine. What it keeps outlives its tabs. */
export class Device {
  readonly indexedDB = new idb.IDBFactory();
  readonly localStorage = new TextStorage();
  /** Of the tab that was closed last: who opens the link again may do so there. */
  sessionStorage = new TextStorage();
  isOnline = true;
  readonly tabs = new Set<BrowserTab>();
  readonly locks = new Locks();

  /** @param name for the proxy's draws and the ledger, such as `7a` */
  constructor(
    readonly name: string,
    readonly origin: string,
    private readonly load: (scope: Scope) => OpenPage,
    readonly witness: Witness,
    /** Without https a browser has no locks. */
    readonly isSecure: boolean,
  ) {}

  /** @param starts whether the learner presses the button of the lobby */
  open(token: string, starts = true): BrowserTab {
    const tab = new BrowserTab(this, this.load, token, starts);
    this.tabs.add(tab);
    return tab;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const tab of this.tabs) tab.tellOnline(isOnline);
  }
}

export class BrowserTab {
  readonly page: Page;
  private readonly window = new EventTarget();
  private readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly wire: Wire;
  private readonly locks: ReturnType<Locks['ofTab']>;
  private isThere = true;

  constructor(
    readonly device: Device,
    load: (scope: Scope) => OpenPage,
    token: string,
    starts: boolean,
  ) {
    this.wire = new Wire(device);
    this.locks = device.locks.ofTab();
    this.page = load(this.scope())(token, starts);
  }

  get isOpen(): boolean {
    return this.isThere;
  }

  tellOnline(isOnline: boolean): void {
    if (!isOnline) this.wire.cut();
    this.window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Another application is before it, or it comes back. */
  show(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Closed as people do it: the page is told. What it sends then may still arrive. */
  close(): void {
    if (!this.isThere) return;
    this.tellEnd('closes');
    this.show(false);
    this.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    this.end();
  }

  /** Gone between two of its steps, without a last word. A tab opened later begins anew. */
  crash(): void {
    if (!this.isThere) return;
    this.tellEnd('crashes');
    this.device.sessionStorage = new TextStorage();
    this.end();
  }

  private tellEnd(how: string): void {
    const { phase, epoch, pending } = this.page.see();
    this.device.witness.happened(
      this.device.name,
      `${how} in ${phase} of ${epoch}, pending ${pending}`,
    );
  }

  private end(): void {
    this.isThere = false;
    this.wire.leave();
    this.locks.letGo();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.device.tabs.delete(this);
  }

  private scope(): Scope {
    const { window, document, device, wire } = this;
    const { indexedDB, localStorage, sessionStorage } = device;
    const timed =
      (set: typeof setTimeout | typeof setInterval) =>
      (run: () => void, ms?: number): NodeJS.Timeout | undefined => {
        if (!this.isThere) return undefined;
        const timer = set(() => {
          if (this.isThere) run();
        }, ms);
        this.timers.add(timer);
        return timer;
      };
    const clear = (timer: NodeJS.Timeout | undefined): void => {
      clearTimeout(timer);
      if (timer) this.timers.delete(timer);
    };
    const scope: Scope = {
      ...databaseNames,
      ...{ indexedDB, localStorage, sessionStorage, document },
      navigator: device.isSecure ? { locks: this.locks.locks } : {},
      location: { pathname: '/take', hash: '', search: '', reload: () => this.crash() },
      fetch: wire.fetch,
      setTimeout: timed(setTimeout),
      setInterval: timed(setInterval),
      clearTimeout: clear,
      clearInterval: clear,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
    };
    return { ...scope, window: scope, self: scope };
  }
}

/** What a browser calls the classes of IndexedDB. */
const databaseNames = Object.fromEntries(
  Object.entries(idb).filter(([name]) => name.startsWith('IDB')),
);
