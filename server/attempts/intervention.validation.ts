/** Input of staff when they intervene in an attempt. */
import { z } from 'zod';
import { visibleText } from '../core/errors/validation.js';

/** One day. */
const MAX_MINUTES = 1_440;
const MINUTES = `Minutes must be a whole number from 1 to ${MAX_MINUTES}`;

const minutes = z.int(MINUTES).min(1, MINUTES).max(MAX_MINUTES, MINUTES);
const reason = visibleText('Reason', 500);

export const reasonRules = z.object({ reason });
export const timeRules = z.object({ minutes, reason });

export interface AddedTime {
  minutes: number;
  reason: string;
}
