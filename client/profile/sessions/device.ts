/**
 * Reads browser and system from a user agent. User agents imitate each other, so the order matters.
 */
import { accountTexts } from '../../ui/texts/account/account-texts';

const { sessions: words } = accountTexts;

const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS)\//, 'Chrome'],
  [/\bVersion\/\d/, 'Safari'],
];

const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Characters shown of an unknown user agent. */
const MAX_SHOWN = 60;

/**
 * @returns browser and system, for example `Firefox on Windows`; otherwise the beginning of the
 *   user agent
 */
export function deviceOf(userAgent: string): string {
  const browser = findName(userAgent, BROWSERS);
  const system = findName(userAgent, SYSTEMS);
  if (browser && system) return words.device(browser, system);
  const text = userAgent.trim();
  if (text === '') return words.unknownDevice;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function findName(userAgent: string, names: [pattern: RegExp, name: string][]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
