/** Where questions stand on the page of their quiz: they come a page at a time. */
const PAGE_SIZE = 25;
export const PAGE = 'page';

/** @returns the page on which the question at that place stands, from 1 */
export function pageOf(position: number): number {
  return Math.max(1, Math.ceil(position / PAGE_SIZE));
}

export function searchOf(page: number): string {
  return page > 1 ? `?${PAGE}=${page}` : '';
}

/** The address of the question at that place, among the others. */
export function questionsHref(quizId: string, position: number): string {
  return `/navigation/quiz-detail/${quizId}${searchOf(pageOf(position))}#${anchorOf(position)}`;
}

/** Of the question at that place, on its page. */
export function anchorOf(position: number): string {
  return `question-${position}`;
}
