/** Changing several questions of a quiz through the API. */
const CHANGED = '{ id questionCount orderVersion version }';

export const DELETE_QUESTIONS = `mutation ($input: DeleteQuestionsInput!) {
  deleteQuestions(input: $input) ${CHANGED}
}`;
export const RESTORE_QUESTIONS = `mutation ($input: QuestionsOfQuizInput!) {
  restoreQuestions(input: $input) ${CHANGED}
}`;
export const SET_MARKS = `mutation ($input: SetQuestionMarksInput!) {
  setQuestionMarks(input: $input) ${CHANGED}
}`;
