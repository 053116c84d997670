/** What a session runs on, read from what its browser calls itself. Those names are made to mislead: order matters. */
import { accountTexts } from '../../ui/texts/account-texts';

const { sessions: words } = accountTexts;

const BROWSERS: [sign: RegExp, name: string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS)\//, 'Chrome'],
  [/\bVersion\/\d/, 'Safari'],
];

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Of a name that says nothing to us. */
const MAX_SHOWN = 60;

/** @returns browser and system, for example `Firefox on Windows`; else the beginning of what it calls itself */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  if (browser && system) return words.device(browser, system);
  const text = userAgent.trim();
  if (text === '') return words.unknownDevice;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function nameIn(userAgent: string, names: [sign: RegExp, name: string][]): string | undefined {
  return names.find(([sign]) => sign.test(userAgent))?.[1];
}
