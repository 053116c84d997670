import { defineErrors } from '../../core/errors/domain-error.js';

/** Error codes of who marks what. */
export const assignmentErrors = defineErrors({
  MARKING_ASSIGNED: {
    status: 403,
    message:
      'In this exam you see only the answers that you are assigned. An owner or editor of your institute can assign you the whole exam, which shows you its learners and results.',
  },
  ASSIGNMENT_CHANGED: {
    status: 409,
    message:
      'What is assigned to this colleague has changed since you looked. See what it is now, then change it.',
  },
  NOT_A_MARKER: {
    status: 409,
    message: 'Only colleagues with the role of a marker can be assigned answers to mark.',
  },
});
