/** For example: 21 December 2026 at 09:30 (Asia/Kolkata). */
export function moment(iso: string, timeZone: string): string {
  const form = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return `${form.format(new Date(iso))} (${timeZone})`;
}
