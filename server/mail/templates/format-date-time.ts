/**
 * A time for mails and messages, for example: 21 December 2026 at 09:30 (Asia/Kolkata).
 * @param time a date, or ISO 8601
 * @param timeZone an IANA name
 */
export function formatDateTime(time: Date | string, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(time))} (${timeZone.replaceAll('_', ' ')})`;
}
