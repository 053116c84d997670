/** The topic of everything that staff of an institute see on their first page: exams, marks, imports. */
export function instituteTopic(instituteId: string): string {
  return `institute:${instituteId}`;
}
