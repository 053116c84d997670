/** Chromium without windows. Files of a worker share one (`isolate: false`), each visitor has a context. */
import { chromium as playwright, type Browser } from 'playwright-core';
import { headlessChromium } from './tools.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let shared: Promise<Browser> | null = null;

/** Starts when first needed. It ends with this process, since it reads from a pipe of it. */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** @param program the headless shell, unless said */
export async function launch(
  flags: readonly string[] = [],
  program = headlessChromium(),
): Promise<Browser> {
  return playwright.launch({
    executablePath: program,
    args: [...FLAGS, ...flags],
    // Playwright would catch the signal by which Vitest ends a worker, and keep the worker running.
    handleSIGTERM: false,
  });
}
