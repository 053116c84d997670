/**
 * Browsers without a screen: a device with its own IndexedDB, and tabs. Each tab runs the candidate's page,
 * bundled as for any browser, in a scope of its own: `fetch`, `document` and `setTimeout` belong to the tab,
 * so a tab can crash without effect on others.
 */
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import * as idb from 'fake-indexeddb';
import { build } from 'vite';
import { Locks } from './locks.js';
import type { Page } from './page/page-view.js';
import { TabNetwork, type NetworkObserver } from './tab-network.js';

type OpenPage = (token: string, starts: boolean) => Page;
type Scope = Record<string, unknown>;

/** Bundles the page once for all tabs. @returns a function that runs it in a scope */
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

/** The part of `sessionStorage` that the page uses. */
class TextStorage {
  private readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

/** A browser on a machine. Its storage outlives its tabs. */
export class Device {
  readonly indexedDB = new idb.IDBFactory();
  readonly localStorage = new TextStorage();
  /** Of the tab that was closed last: the candidate may open the link again in it. */
  sessionStorage = new TextStorage();
  isOnline = true;
  readonly tabs = new Set<BrowserTab>();
  readonly locks = new Locks();

  /** @param name seeds the proxy's faults, and appears in the ledger, for example `anna/a` */
  constructor(
    readonly name: string,
    readonly origin: string,
    private readonly load: (scope: Scope) => OpenPage,
    readonly observer: NetworkObserver,
    /** Without HTTPS a browser has no locks. */
    readonly isSecure: boolean,
  ) {}

  /** @param starts whether the candidate presses the button of the lobby */
  open(token: string, starts = true): BrowserTab {
    const tab = new BrowserTab(this, this.load, token, starts);
    this.tabs.add(tab);
    return tab;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const tab of this.tabs) tab.setOnline(isOnline);
  }
}

export class BrowserTab {
  readonly page: Page;
  private readonly window = new EventTarget();
  private readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly network: TabNetwork;
  private readonly locks: ReturnType<Locks['forTab']>;
  private isRunning = true;

  constructor(
    readonly device: Device,
    load: (scope: Scope) => OpenPage,
    token: string,
    starts: boolean,
  ) {
    this.network = new TabNetwork(device);
    this.locks = device.locks.forTab();
    this.page = load(this.scope())(token, starts);
  }

  get isOpen(): boolean {
    return this.isRunning;
  }

  setOnline(isOnline: boolean): void {
    if (!isOnline) this.network.abortRequests();
    this.window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Another application covers the page, or it comes back. */
  show(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Closes the tab as people do: the page gets its events. What it sends then may still arrive. */
  close(): void {
    if (!this.isRunning) return;
    this.recordEnd('closes');
    this.show(false);
    this.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    this.end();
  }

  /** Ends the tab at once, without an event. A tab opened later has an empty session storage. */
  crash(): void {
    if (!this.isRunning) return;
    this.recordEnd('crashes');
    this.device.sessionStorage = new TextStorage();
    this.end();
  }

  private recordEnd(how: string): void {
    const { phase, epoch, pending } = this.page.view();
    this.device.observer.recordIncident(
      this.device.name,
      `${how} in ${phase} of ${epoch}, pending ${pending}`,
    );
  }

  private end(): void {
    this.isRunning = false;
    this.network.close();
    this.locks.release();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.device.tabs.delete(this);
  }

  private scope(): Scope {
    const { window, document, device, network } = this;
    const { indexedDB, localStorage, sessionStorage } = device;
    const timed =
      (set: typeof setTimeout | typeof setInterval) =>
      (run: () => void, ms?: number): NodeJS.Timeout | undefined => {
        if (!this.isRunning) return undefined;
        const timer = set(() => {
          if (this.isRunning) run();
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
      fetch: network.fetch,
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

/** The global names of IndexedDB in a browser. */
const databaseNames = Object.fromEntries(
  Object.entries(idb).filter(([name]) => name.startsWith('IDB')),
);
