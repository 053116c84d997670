/** Texts of the page that edits a quiz. */
export const quizEditingTexts = {
  questions: 'Edit its questions',
  title: 'Edit quiz',
  titleLabel: 'Quiz title',
  isCompleted: 'Is Completed',
  completedHint:
    'Switching this on submits the paper. Learners take it as it is now, and later changes reach them when you submit it again. When it is off, nobody can start the exam.',
  status: 'Status',
  statuses: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'INACTIVE', label: 'Inactive' },
  ],
  statusHint:
    'While the quiz is inactive, nobody can start the exam. Attempts in progress continue.',
  createdAt: 'Created At',
  save: 'Save Changes', // section 2
  saved: 'Quiz updated successfully', // section 8
  failed: 'Failed to update quiz', // section 8
  unanswered: 'Error updating quiz', // section 8
  notSaved: 'Your changes were not saved',
  staleTitle: 'This quiz was changed elsewhere while you were editing',
  staleHint: 'Your changes are not saved. Fields you did not change show the latest version:',
  leaveTitle: 'You have unsaved changes',
} as const;
