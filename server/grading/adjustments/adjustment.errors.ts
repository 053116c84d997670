import { defineErrors } from '../../core/errors/domain-error.js';

export const adjustmentErrors = defineErrors({
  ADJUSTMENT_NOT_FOUND: { status: 404, message: 'There is no such adjustment.' },
  ADJUSTMENT_UNDONE: { status: 409, message: 'This adjustment is already undone.' },
  ADJUSTMENTS_FULL: {
    status: 409,
    message: 'There are as many adjustments as there can be. Undo one of them first.',
  },
  PREVIEW_OUTDATED: {
    status: 409,
    message: 'The results have changed since this preview. Look at the new one, then apply it.',
  },
  ATTEMPT_NOT_SUBMITTED: {
    status: 409,
    message: 'This attempt is not submitted. Adjust it once it is.',
  },
});
