/**
 * A page that the tests of a worker have one after the other, each as if it were new but for the files that
 * its browser has loaded: to start one anew takes Chromium twice as long as what most tests do with it.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** What leaves something behind that cannot be taken back: such a page is closed after its test. */
const FOR_GOOD = [
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

/** What tests listen to. Playwright itself listens to other things. */
const HEARD = [
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

/** An address of the application at which nothing runs. */
export const STILL = '/robots.txt';

export class KeptPage {
  private isSpoilt = false;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
    private readonly devTools: CDPSession,
    private readonly viewport: ReturnType<Page['viewportSize']>,
  ) {
    for (const of of [context, page]) this.noteWhatStays(of);
    // Its clock cannot be made to run again.
    const { clock } = context;
    for (const of of [context, page])
      Object.defineProperty(of, 'clock', { get: () => ((this.isSpoilt = true), clock) });
    page.once('crash', () => (this.isSpoilt = true));
  }

  /**
   * The one that is kept, if it is of this origin.
   * @param kept is taken from it
   * @param open a context for a new one
   */
  static async at(
    origin: string,
    kept: KeptPage[],
    open: () => Promise<BrowserContext>,
  ): Promise<KeptPage> {
    const found = kept.pop();
    if (found?.origin === origin) return found;
    await found?.context.close();
    const context = await open();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    return new KeptPage(context, page, origin, devTools, page.viewportSize());
  }

  /** As it was at first. @returns whether it could be made so: otherwise it is closed */
  async reset(): Promise<boolean> {
    if (!this.isSpoilt) {
      await this.forgetListeners();
      // Leaving, what was open may have its say.
      await this.page.goto(STILL);
      await this.forgetWhatIsKept();
    }
    if (this.isSpoilt) await this.context.close();
    return !this.isSpoilt;
  }

  private async forgetListeners(): Promise<void> {
    const { context, page } = this;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const of of [context, page]) {
      for (const event of HEARD) of.removeAllListeners(event);
      await of.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    if (this.viewport) await page.setViewportSize(this.viewport);
  }

  private async forgetWhatIsKept(): Promise<void> {
    const { context, page } = this;
    await context.clearCookies();
    await page.evaluate('sessionStorage.clear(); window.name = ""');
    await this.devTools.send('Storage.clearDataForOrigin', {
      origin: this.origin,
      storageTypes: 'all',
    });
    await this.devTools.send('Page.resetNavigationHistory');
  }

  private noteWhatStays(of: BrowserContext | Page): void {
    const methods = of as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const name of FOR_GOOD) {
      const method = methods[name]?.bind(of);
      if (!method) continue;
      methods[name] = (...given) => {
        this.isSpoilt = true;
        return method(...given);
      };
    }
  }
}
