import { defineErrors } from '../../core/errors/domain-error.js';

/** Error codes of who marks what. */
export const assignmentErrors = defineErrors({
  MARKING_ASSIGNED: {
    status: 403,
    message:
      'You mark a part of this exam. Its learners and results are shown to those who see all of it.',
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
