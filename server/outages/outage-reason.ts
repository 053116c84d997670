import type { Outage } from './outage.entity.js';

/**
 * The reason in the exam log, for example: Answers could not be saved for 7 minutes, from 22 November 2026,
 * 10:02:31 to 10:09:12 (Asia/Kolkata).
 * @param timeZone an IANA name
 */
export function outageReason(
  { beganAt, endedAt }: Pick<Outage, 'beganAt' | 'endedAt'>,
  timeZone: string,
): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  const [began, ended] = [day.format(beganAt), day.format(endedAt)];
  const until = ended === began ? '' : `${ended}, `;
  const times = `${began}, ${time.format(beganAt)} to ${until}${time.format(endedAt)}`;
  return `Answers could not be saved for ${durationOf(beganAt, endedAt)}, from ${times} (${timeZone.replaceAll('_', ' ')}).`;
}

/** In seconds below two minutes, otherwise in minutes. */
function durationOf(beganAt: Date, endedAt: Date): string {
  const seconds = Math.round((endedAt.getTime() - beganAt.getTime()) / 1_000);
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
