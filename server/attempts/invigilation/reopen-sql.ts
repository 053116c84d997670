/**
 * SET of an UPDATE that reopens submitted attempts for `minutes` from now. It clears the marks, and pages
 * that still have an attempt open lose their lease.
 * @param minutes SQL expression of a whole number
 */
export function reopenSetSql(minutes: string): string {
  const end = `now() + make_interval(mins => ${minutes})`;
  return `submitted_at = NULL, submitted_by = NULL, receipt = NULL, score = NULL, max_score = NULL,
    waiting_count = NULL, settles_at = NULL, lease_epoch = lease_epoch + 1, lease_holder = '',
    deadline_at = ${end}, reopened_until = ${end}, extension_seconds = 0`;
}
