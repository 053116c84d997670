import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityOrigin,
  type SecuritySubject,
} from './security-events.js';

/** Per event. Further events are only counted, so that an attacker cannot fill the disk with refusals. */
const MAX_LINES_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

const logger = new Logger('Security');

/** Part of `GET /metrics` (core/http/metrics.ts). */
export const securityEventCounter = new Counter({
  name: 'security_events_total',
  help: 'Security events, by name: docs/SECURITY-EVENTS.md lists them.',
  labelNames: ['event'],
  registers: [],
});

const names = Object.keys(SECURITY_EVENTS) as SecurityEvent[];
// An alert on growth notices the first event only if the counter existed before it.
for (const event of names) securityEventCounter.inc({ event }, 0);

const windows = new Map(names.map((event) => [event, { until: 0, lines: 0 }]));

/**
 * Counts an event and writes it to the log.
 * @param details no secrets, and no text from outside
 */
export function recordSecurityEvent(
  event: SecurityEvent,
  details: SecuritySubject & SecurityOrigin,
): void {
  securityEventCounter.inc({ event });
  const lines = countLine(event);
  if (lines > MAX_LINES_PER_MINUTE) return;
  const level = SECURITY_EVENTS[event] === 'refusal' ? 'warn' : 'log';
  logger[level]({ event, ...details });
  if (lines === MAX_LINES_PER_MINUTE)
    logger.warn({ event, note: 'more of them within this minute are only counted' });
}

/** @returns how many of these events there were within this minute, including this one */
function countLine(event: SecurityEvent): number {
  const now = Date.now();
  let window = windows.get(event);
  if (!window || window.until <= now) {
    window = { until: now + MINUTE_MS, lines: 0 };
    windows.set(event, window);
  }
  window.lines += 1;
  return window.lines;
}
