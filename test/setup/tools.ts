/**
 * Programs that tests need and npm does not carry. From PATH, else with apt-get where that may be
 * used; a missing one is a failure that names the command which installs it.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Tool {
  /** Names it goes by. */
  names: string[];
  /** The Debian package. */
  aptPackage: string;
  /** A variable that says where it is. */
  variable: string;
}

const CHROMIUM: Tool = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  aptPackage: 'chromium',
  variable: 'CHROMIUM',
};
/** The same Chromium without the parts that show windows: it takes a third less time of the processor. */
const HEADLESS_CHROMIUM: Tool = {
  names: ['chromium-headless-shell', ...CHROMIUM.names],
  aptPackage: 'chromium-headless-shell',
  variable: 'CHROMIUM',
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

function find(tool: Tool): string {
  const found = process.env[tool.variable] ?? inPath(tool) ?? installed(tool);
  process.stdout.write(`Using ${found}\n`);
  return found;
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

function installed(tool: Tool): string {
  const command = `apt-get install --yes --no-install-recommends ${tool.aptPackage}`;
  if (process.getuid?.() === 0) {
    process.stdout.write(`Installing ${tool.aptPackage}: ${command}\n`);
    const options = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    try {
      execFileSync('apt-get', ['update'], options);
      execFileSync('apt-get', command.split(' ').slice(1), options);
    } catch {
      // Said below, with what to do.
    }
  }
  const found = inPath(tool);
  if (found) return found;
  throw new Error(
    `${tool.names.join(' or ')} is needed. Install it with "${command}", or set ${tool.variable} to where it is.`,
  );
}
