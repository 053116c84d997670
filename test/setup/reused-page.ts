/**
 * A page that the tests of a worker reuse one after the other. It is reset after each test, but its browser
 * keeps the files of the application: loading them in a new page takes more than twice as long.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Methods whose effect cannot be undone: a page on which one was called is closed after the test. */
const PERMANENT = [
  'addInitScript',
  'clearPermissions',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'pause',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** Events that tests listen to. Playwright itself listens to others, which must stay. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** An address of the application without any script. */
export const BLANK = '/robots.txt';

export class ReusedPage {
  private isDirty = false;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
    private readonly devTools: CDPSession,
    private readonly viewport: ReturnType<Page['viewportSize']>,
  ) {
    for (const target of [context, page]) this.watchPermanent(target);
    // A clock that was replaced cannot be restored.
    const { clock } = context;
    for (const target of [context, page])
      Object.defineProperty(target, 'clock', { get: () => ((this.isDirty = true), clock) });
    page.once('crash', () => (this.isDirty = true));
  }

  /**
   * The kept page, if it is of this origin, else a new one.
   * @param kept the kept page is removed from it
   * @param open opens a context for a new page
   */
  static async at(
    origin: string,
    kept: ReusedPage[],
    open: () => Promise<BrowserContext>,
  ): Promise<ReusedPage> {
    const found = kept.pop();
    if (found?.origin === origin) return found;
    await found?.context.close();
    const context = await open();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    return new ReusedPage(context, page, origin, devTools, page.viewportSize());
  }

  /** Resets the page. @returns whether it can be reused; otherwise it is closed */
  async reset(): Promise<boolean> {
    if (!this.isDirty) {
      await this.removeListeners();
      await this.page.goto(BLANK);
      await this.clearStorage();
    }
    if (this.isDirty) await this.context.close();
    return !this.isDirty;
  }

  private async removeListeners(): Promise<void> {
    const { context, page } = this;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const target of [context, page]) {
      for (const event of EVENTS) target.removeAllListeners(event);
      await target.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // With reduced motion, as all contexts are opened (browser.ts).
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    if (this.viewport) await page.setViewportSize(this.viewport);
  }

  private async clearStorage(): Promise<void> {
    const { context, page } = this;
    await context.clearCookies();
    await page.evaluate('sessionStorage.clear(); window.name = ""');
    await this.devTools.send('Storage.clearDataForOrigin', {
      origin: this.origin,
      storageTypes: 'all',
    });
    await this.devTools.send('Page.resetNavigationHistory');
  }

  private watchPermanent(target: BrowserContext | Page): void {
    const methods = target as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of PERMANENT) {
      const method = methods[name]?.bind(target);
      if (!method) continue;
      methods[name] = (...args) => {
        this.isDirty = true;
        return method(...args);
      };
    }
  }
}
