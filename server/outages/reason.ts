import type { Outage } from './outage.entity.js';

/**
 * Why learners were given time, as it stands in the log, for example: Answers could not be taken from
 * 22 November 2026, 10:02 to 10:09 (Asia/Kolkata).
 * @param timeZone an IANA name
 */
export function reasonOf(
  { beganAt, endedAt }: Pick<Outage, 'beganAt' | 'endedAt'>,
  timeZone: string,
): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const [began, ended] = [day.format(beganAt), day.format(endedAt)];
  const until = ended === began ? '' : `${ended}, `;
  const times = `${began}, ${time.format(beganAt)} to ${until}${time.format(endedAt)}`;
  return `Answers could not be taken from ${times} (${timeZone}).`;
}
