/** Who is asking, as every service takes it. Nothing in it tells by which door they came. */
export interface Viewer {
  userId: string;
  instituteId: string;
  sessionId: string;
}

/** What carries an owner: quizzes, uploads, imports. */
export interface Owned {
  instituteId: string;
  createdBy: string;
}

/** The one access policy. Today a record is its creator's; colleagues come with their own issue. */
export function mayUse(viewer: Viewer, record: Owned): boolean {
  return record.instituteId === viewer.instituteId && record.createdBy === viewer.userId;
}
