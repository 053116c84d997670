/**
 * SET of an UPDATE of submitted attempts that lets them go on, for so many minutes from now. Their marks go
 * until they are submitted again, and whoever has one open has lost it.
 * @param minutes SQL of a whole number
 */
export function reopenedFor(minutes: string): string {
  const end = `now() + make_interval(mins => ${minutes})`;
  return `submitted_at = NULL, submitted_by = NULL, receipt = NULL, score = NULL, max_score = NULL,
    waiting_count = NULL, settles_at = NULL, lease_epoch = lease_epoch + 1, lease_holder = '',
    deadline_at = ${end}, reopened_until = ${end}, extension_seconds = 0`;
}
