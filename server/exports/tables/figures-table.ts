import type { EntityManager } from 'typeorm';
import type { FrozenPapers } from '../../attempts/frozen-papers.js';
import type { FrozenQuestion } from '../../papers/paper-revision.entity.js';
import { percentOf } from '../../questions/kinds/marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { Cell, Table, TableColumn } from './table.js';

/** What became of a question of a revision. */
interface Figures {
  revisionId: string;
  questionId: string;
  answers: number;
  right: number;
  partly: number;
  wrong: number;
  blank: number;
  waiting: number;
  /** Of what is marked. */
  marks: number | null;
  maxMarks: number | null;
}

interface Chosen {
  revisionId: string;
  questionId: string;
  response: object;
  count: number;
}

interface Option {
  id: string;
  text: string;
  isCorrect: boolean;
}

interface Revision {
  id: string;
  number: number;
}

const TAKEN = 'a.quiz_id = $1 AND a.submitted_at IS NOT NULL AND NOT a.is_preview';

const FIGURES = `
  SELECT a.revision_id AS "revisionId", g.question_id AS "questionId", count(*)::int AS answers,
    count(*) FILTER (WHERE g.outcome = 'RIGHT')::int AS right,
    count(*) FILTER (WHERE g.outcome = 'PARTLY')::int AS partly,
    count(*) FILTER (WHERE g.outcome = 'WRONG')::int AS wrong,
    count(*) FILTER (WHERE g.outcome = 'BLANK')::int AS blank,
    count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
    sum(g.marks)::float8 AS marks,
    (sum(g.max_marks) FILTER (WHERE g.marks IS NOT NULL))::float8 AS "maxMarks"
  FROM attempts a JOIN grades g ON g.attempt_id = a.id WHERE ${TAKEN}
  GROUP BY a.revision_id, g.question_id`;

/** What is chosen says one of few things. */
const CHOSEN = `
  SELECT a.revision_id AS "revisionId", r.question_id AS "questionId", r.response, count(*)::int AS count
  FROM attempts a JOIN responses r ON r.attempt_id = a.id
  WHERE ${TAKEN} AND r.question_id = ANY($2) AND r.response IS NOT NULL
  GROUP BY a.revision_id, r.question_id, r.response`;

/** A row a question of each paper that was taken, the latest paper first. */
export async function figuresTable(
  manager: EntityManager,
  papers: FrozenPapers,
  quizId: string,
): Promise<Table> {
  const revisions = await manager.query<Revision[]>(
    `SELECT id, number FROM paper_revisions p
     WHERE quiz_id = $1 AND EXISTS (SELECT FROM attempts a WHERE ${TAKEN} AND a.revision_id = p.id)
     ORDER BY number DESC`,
    [quizId],
  );
  const all: { revision: Revision; place: number; question: FrozenQuestion }[] = [];
  for (const revision of revisions)
    (await papers.of(revision.id)).questions.forEach((question, index) =>
      all.push({ revision, place: index + 1, question }),
    );
  const figures = keyed(await manager.query<Figures[]>(FIGURES, [quizId]));
  const withOptions = all.filter(({ question }) => 'chosenOption' in kindNamed(question.kind));
  const ids = [...new Set(withOptions.map(({ question }) => question.id))];
  const chosen = grouped(await manager.query<Chosen[]>(CHOSEN, [quizId, ids]));
  const most = all.reduce((count, { question }) => Math.max(count, optionsOf(question).length), 0);
  const rows = all.map(({ revision, place, question }) => {
    const key = keyOf({ revisionId: revision.id, questionId: question.id });
    const head = [revision.number, place, question.text, kindNamed(question.kind).title];
    return [
      ...head,
      ...figureCells(figures.get(key)),
      ...choiceCells(question, chosen.get(key) ?? [], most),
    ];
  });
  return { name: 'Questions', columns: columnsFor(most), total: rows.length, rows: once(rows) };
}

function columnsFor(mostOptions: number): TableColumn[] {
  const number = (header: string): TableColumn => ({ header, kind: 'NUMBER', width: 11 });
  const options = Array.from({ length: mostOptions }, (_, index): TableColumn[] => [
    { header: `Option ${index + 1}`, kind: 'TEXT', width: 24 },
    number(`Chosen ${index + 1}`),
  ]);
  return [
    number('Revision'),
    number('Question'),
    { header: 'Text', kind: 'TEXT', width: 60 },
    { header: 'Kind', kind: 'TEXT', width: 24 },
    ...['Papers', 'Right', 'Partly right', 'Wrong', 'Blank', 'Waiting'].map(number),
    number('Facility (%)'),
    number('Mean marks'),
    number('Right option'),
    ...options.flat(),
  ];
}

/** The facility index: what was given in per cent of what could be, of all that is marked. */
function figureCells(found: Figures | undefined): Cell[] {
  if (!found) return [0, 0, 0, 0, 0, 0, null, null];
  const { answers, right, partly, wrong, blank, waiting, marks, maxMarks } = found;
  const marked = answers - waiting;
  const mean = marks === null || marked === 0 ? null : Math.round((marks / marked) * 100) / 100;
  const facility = marks === null || maxMarks === null ? null : percentOf(marks, maxMarks);
  return [answers, right, partly, wrong, blank, waiting, facility, mean];
}

function choiceCells(question: FrozenQuestion, chosen: Chosen[], most: number): Cell[] {
  const kind = kindNamed(question.kind);
  const options = optionsOf(question);
  const counts = new Map<string, number>();
  for (const { response, count } of chosen) {
    const said = kind.responseSchema.safeParse(response);
    const id = said.success ? kind.chosenOption?.(said.data) : undefined;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  const key = options.findIndex(({ isCorrect }) => isCorrect) + 1;
  const cells = options.flatMap(({ id, text }): Cell[] => [text, counts.get(id) ?? 0]);
  const rest = Array.from({ length: 2 * (most - options.length) }, () => null);
  return [key || null, ...cells, ...rest];
}

/** In the order of the paper; none where there is nothing to choose. */
function optionsOf({ kind: name, body }: FrozenQuestion): Option[] {
  const shown = kindNamed(name).presentAnswered(null, body, []) as {
    options?: (Omit<Option, 'id'> & { optionId: string })[];
  };
  return (shown.options ?? []).map(({ optionId: id, ...option }) => ({ id, ...option }));
}

function keyOf({ revisionId, questionId }: Pick<Chosen, 'revisionId' | 'questionId'>): string {
  return `${revisionId} ${questionId}`;
}

function keyed(figures: Figures[]): ReadonlyMap<string, Figures> {
  return new Map(figures.map((one) => [keyOf(one), one]));
}

function grouped(all: Chosen[]): ReadonlyMap<string, Chosen[]> {
  const groups = new Map<string, Chosen[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** As the writer takes them, few at a time. */
async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < rows.length; from += 200) {
    await Promise.resolve();
    yield rows.slice(from, from + 200);
  }
}
