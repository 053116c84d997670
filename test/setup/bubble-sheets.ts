/** The bubble sheet of an exam, as a page of staff puts it together. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';

export const SHEET = `query ($quizId: ID!, $since: DateTime) {
  bubbleSheet(quizId: $quizId, since: $since) {
    at questionCount rowCount
    rows {
      attemptId candidateId name rollNumber number answered answeredCount questionCount lastSavedAt lastSeenAt
      leaveCount connection startedAt deadlineAt pausedAt submittedAt submittedBy needs
    }
  }
}`;

export async function bubbleSheet(owner: Api, quizId: string, since?: string): Promise<Data> {
  return (await owner.ask(SHEET, { quizId, since }))['bubbleSheet'] as Data;
}

/** The row of an attempt; undefined if the sheet has none. */
export function rowOf(sheet: Data, attemptId: string): Data | undefined {
  return (sheet['rows'] as Data[]).find((row) => row['attemptId'] === attemptId);
}

/** Puts answers together, as the schema says: what is not returned has not changed, and needs no help. */
export class MergedSheet {
  private at: string | undefined;
  readonly rows = new Map<string, Data>();
  rowCount = 0;

  constructor(
    private readonly owner: Api,
    private readonly quizId: string,
  ) {}

  /** @returns how many rows were sent */
  async read(): Promise<number> {
    const sheet = await bubbleSheet(this.owner, this.quizId, this.at);
    const rows = sheet['rows'] as Data[];
    for (const row of this.rows.values()) row['needs'] = [];
    for (const row of rows) this.rows.set(row['attemptId'] as string, row);
    this.at = sheet['at'] as string;
    this.rowCount = sheet['rowCount'] as number;
    return rows.length;
  }
}

/** Digits of each attempt from the tables: the questions of its paper, and the stored responses. */
export async function storedDigits(app: Application, quizId: string): Promise<Map<string, string>> {
  const rows = await app.sql<{ id: string; responses: ({ text?: string } | null)[] }>(
    `SELECT a.id, (SELECT json_agg(r.response ORDER BY place)
       FROM jsonb_array_elements(p.content->'questions') WITH ORDINALITY AS asked (question, place)
         LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = (question->>'id')::uuid) AS responses
     FROM attempts a JOIN paper_revisions p ON p.id = a.revision_id
     WHERE a.quiz_id = $1 AND NOT a.is_preview`,
    [quizId],
  );
  const isAnswer = (response: { text?: string } | null): boolean =>
    response !== null && response.text?.trim() !== '';
  return new Map(
    rows.map(({ id, responses }) => [
      id,
      responses.map((response) => (isAnswer(response) ? '1' : '0')).join(''),
    ]),
  );
}
