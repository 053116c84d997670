/**
 * Programs that tests need and npm does not have. From PATH, else installed with apt-get if that is
 * possible; a missing one fails with the command that installs it.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Tool {
  /** Names it goes by. */
  names: string[];
  /** The Debian package. */
  aptPackage: string;
  /** An environment variable with its path. */
  variable: string;
  /** A replacement if it can be neither found nor installed. */
  instead?: Tool;
}

const CHROMIUM: Tool = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  aptPackage: 'chromium',
  variable: 'CHROMIUM',
};
/** The same Chromium without the parts that show windows: it takes a third less time of the processor. */
const HEADLESS_CHROMIUM: Tool = {
  names: ['chromium-headless-shell'],
  aptPackage: 'chromium-headless-shell',
  variable: 'CHROMIUM',
  instead: CHROMIUM,
};
const REDIS: Tool = {
  names: ['redis-server'],
  aptPackage: 'redis-server',
  variable: 'REDIS_SERVER',
};
const PDFTOTEXT: Tool = {
  names: ['pdftotext'],
  aptPackage: 'poppler-utils',
  variable: 'PDFTOTEXT',
};
const PDFTOPPM: Tool = { names: ['pdftoppm'], aptPackage: 'poppler-utils', variable: 'PDFTOPPM' };

export const chromium = (): string => find(CHROMIUM);
export const headlessChromium = (): string => find(HEADLESS_CHROMIUM);
export const redisServer = (): string => find(REDIS);
export const pdfToText = (): string => find(PDFTOTEXT);
export const pdfToPictures = (): string => find(PDFTOPPM);

/** Finds or installs all of them, one by one: parallel installations would fail. */
export function prepareTools(): void {
  for (const tool of [CHROMIUM, HEADLESS_CHROMIUM, REDIS, PDFTOTEXT, PDFTOPPM]) find(tool);
}

function find(tool: Tool): string {
  const found = process.env[tool.variable] ?? inPath(tool) ?? installed(tool);
  if (found !== null) {
    process.stdout.write(`Using ${found}\n`);
    return found;
  }
  if (tool.instead) return find(tool.instead);
  throw new Error(
    `${tool.names.join(' or ')} is needed. Install it with "${installing(tool)}", or set ${tool.variable} to where it is.`,
  );
}

function inPath({ names }: Tool): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const installing = ({ aptPackage }: Tool): string =>
  `apt-get install --yes --no-install-recommends ${aptPackage}`;

/** With apt-get, which only root may use. */
function installed(tool: Tool): string | null {
  if (process.getuid?.() !== 0) return null;
  const command = installing(tool);
  process.stdout.write(`Installing ${tool.aptPackage}: ${command}\n`);
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', command.split(' ').slice(1), options);
  } catch {
    // find() throws with the command to run.
  }
  return inPath(tool);
}
