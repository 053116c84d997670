/** URLs of questions on the page of their quiz, which is paginated. */
const PAGE_SIZE = 25;
export const PAGE = 'page';

/** @returns the page that shows the question at that position, from 1 */
export function pageOf(position: number): number {
  return Math.max(1, Math.ceil(position / PAGE_SIZE));
}

export function searchOf(page: number): string {
  return page > 1 ? `?${PAGE}=${page}` : '';
}

/** The URL of the question at that position. */
export function questionsHref(quizId: string, position: number): string {
  return `/navigation/quiz-detail/${quizId}${searchOf(pageOf(position))}#${anchorOf(position)}`;
}

/** The editor of a quiz, in which all its questions are written side by side. */
export function editorPath(quizId: string): string {
  return `/navigation/quiz-detail/${quizId}/editor`;
}

/** The anchor of the question at that position, on its page. */
export function anchorOf(position: number): string {
  return `question-${position}`;
}

/** Of the import of a spreadsheet, on the page that adds questions. */
export const IMPORT_ANCHOR = 'import';

/** The import of a spreadsheet into a quiz. */
export function importPath(quizId: string): string {
  return `/navigation/exam-form?quiz=${quizId}#${IMPORT_ANCHOR}`;
}
