import { QueryFailedError } from 'typeorm';

/** Whether a row could not be removed because another one, which must stay, refers to it. */
export function isStillReferredTo(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { code?: string }).code === '23503';
}
