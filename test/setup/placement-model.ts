/**
 * A plain model of questions in papers: each placement has a text and marks of its own, and nobody but its owner changes
 * them. Several callers act at once, each on placements of their own, whose questions are in other papers, too. Of one
 * caller alone, the model also knows which placements have the same question, and in which version.
 */
import { expect } from 'vitest';
import { Refused, type Api, type Data } from './api.js';
import type { Application } from './application.js';
import { mulberry32 } from '../faults/random.js';
import { quiz } from './factories.js';
import { SUBMIT } from './papers.js';
import { PLACED, placeIn } from './placed-questions.js';
import { COPY, MOVE, questionsNamed } from './question-transfers.js';
import { EDIT_QUESTION, mcq } from './questions.js';
import { DELETE_QUESTION, PURGE_QUESTION, RESTORE_QUESTION } from './trash.js';

/** What the model knows of a placement. */
export interface Entry {
  id: string;
  quizId: string;
  text: string;
  marks: string;
  version: number;
  /** A number of the model's own. */
  question: number;
  questionVersion: number;
  isDeleted: boolean;
  /** All texts it ever had: a paper that is submitted meanwhile has one of them. */
  texts: string[];
}

/** What all callers share. */
export interface Shared {
  app: Application;
  owner: Api;
  quizzes: string[];
  /** Of all callers, by id. */
  entries: Map<string, Entry>;
  /** Calls by name, to see that each happened. */
  calls: Map<string, number>;
  /** The latest version of each question, by its number. */
  latest: number[];
}

/** Somebody who changes only what they have added, placed or copied themselves. */
class Caller {
  private readonly own: Entry[] = [];
  private texts = 0;

  constructor(
    private readonly shared: Shared,
    private readonly name: string,
    private readonly random: () => number,
  ) {}

  async act(): Promise<void> {
    const live = this.own.filter(({ isDeleted }) => !isDeleted);
    const trash = this.own.filter(({ isDeleted }) => isDeleted);
    const entry = this.any(live);
    const deleted = this.any(trash);
    const acts = [
      ...repeated(2, async () => this.add()),
      ...repeated(3, async () => this.place()),
      async () => this.submit(),
      ...(entry ? this.actsOn(entry) : []),
      ...(deleted
        ? [...repeated(2, async () => this.restore(deleted)), async () => this.purge(deleted)]
        : []),
    ];
    await this.any(acts)?.();
  }

  private actsOn(entry: Entry): (() => Promise<void>)[] {
    return [
      ...repeated(6, async () => this.edit(entry)),
      async () => this.editStale(entry),
      ...repeated(2, async () => this.copy(entry)),
      ...repeated(2, async () => this.move(entry)),
      ...repeated(2, async () => this.delete(entry)),
    ];
  }

  private async add(): Promise<void> {
    const quizId = this.anyQuiz();
    const text = this.newText();
    const [id = ''] = await questionsNamed(this.shared.owner, quizId, [text]);
    this.know('add', { id, quizId, text, marks: '1', ...this.newQuestion() });
  }

  /** Of anybody: the question is in two papers then. */
  private async place(): Promise<void> {
    const { app, entries } = this.shared;
    const source = this.any([...entries.values()]);
    if (!source) return;
    const quizId = this.anyQuiz();
    const id = await placeIn(app.databaseUrl, source.id, quizId);
    if (id === '') return;
    const [placed] = await app.sql<{ text: string; marks: string }>(
      `SELECT v.text, p.marks FROM ${PLACED} WHERE p.id = $1`,
      [id],
    );
    if (!placed) throw new Error(`The new placement ${id} is missing`);
    expect(source.texts).toContain(placed.text);
    const { question, questionVersion } = source;
    this.know('place', { id, quizId, ...placed, question, questionVersion });
  }

  private async edit(entry: Entry): Promise<void> {
    const isOfMarks = this.random() < 0.2;
    const text = isOfMarks ? entry.text : this.newText();
    const marks = isOfMarks ? String(1 + Math.floor(this.random() * 9)) : entry.marks;
    // Before the call: somebody may submit or place it before the answer arrives.
    entry.texts.push(text);
    const { id, version } = entry;
    const { mcq: content } = mcq(text);
    // Options keep their ids where only the marks change: others would be options of a new version.
    const options = isOfMarks ? await this.optionsOf(id) : content.options;
    const question = { mcq: { ...content, options, marks } };
    const { updateQuestion } = await this.shared.owner.ask(EDIT_QUESTION, {
      id,
      version,
      question,
    });
    expect(updateQuestion).toEqual({ id, text, marks, version: version + 1 });
    Object.assign(entry, { text, marks, version: version + 1 });
    if (!isOfMarks) Object.assign(entry, this.writtenBy(entry));
    this.count(isOfMarks ? 'edit of marks' : 'edit');
  }

  private async optionsOf(id: string): Promise<Data[]> {
    const [stored] = await this.shared.app.sql<{ options: Data[] }>(
      `SELECT v.body -> 'options' AS options FROM ${PLACED} WHERE p.id = $1`,
      [id],
    );
    return (stored?.options ?? []).map(({ id, text }): Data => ({ id, text }));
  }

  private async editStale({ id, version, text }: Entry): Promise<void> {
    const question = mcq('stale');
    const stale = { id, version: version - 1, question };
    const { extensions } = await this.shared.owner.refused(EDIT_QUESTION, stale);
    expect(extensions).toMatchObject({ code: 'STALE_VERSION', current: { id, version, text } });
    this.count('stale edit');
  }

  private async copy({ id: source, text, marks }: Entry): Promise<void> {
    const toQuizId = this.anyQuiz();
    const input = { questionIds: [source], toQuizId };
    const [copy] = (await this.shared.owner.ask(COPY, { input }))['copyQuestions'] as Data[];
    expect(copy).toMatchObject({ text, marks, version: 1, quizId: toQuizId });
    const id = copy?.['id'] as string;
    this.know('copy', { id, quizId: toQuizId, text, marks, ...this.newQuestion() });
  }

  private async move(entry: Entry): Promise<void> {
    const toQuizId = this.anyQuiz();
    const input = { questionIds: [entry.id], toQuizId };
    const [moved] = (await this.shared.owner.ask(MOVE, { input }))['moveQuestions'] as Data[];
    expect(moved).toMatchObject({ id: entry.id, text: entry.text, version: entry.version });
    entry.quizId = toQuizId;
    this.count('move');
  }

  private async delete(entry: Entry): Promise<void> {
    await this.shared.owner.ask(DELETE_QUESTION, { id: entry.id });
    entry.isDeleted = true;
    this.count('delete');
  }

  private async restore(entry: Entry): Promise<void> {
    const restored = await this.shared.owner.ask(RESTORE_QUESTION, { questionId: entry.id });
    expect(restored['restoreQuestion']).toMatchObject({ text: entry.text, version: entry.version });
    entry.isDeleted = false;
    this.count('restore');
  }

  private async purge(entry: Entry): Promise<void> {
    const { errors } = await this.shared.owner.send(PURGE_QUESTION, { id: entry.id });
    if (errors.length > 0) {
      // A submitted paper has it, of this quiz or of one that it was in.
      expect(errors[0]?.extensions.code).toBe('QUESTION_IS_KEPT');
      this.count('refused purge');
      return;
    }
    this.own.splice(this.own.indexOf(entry), 1);
    this.shared.entries.delete(entry.id);
    this.count('purge');
  }

  private async submit(): Promise<void> {
    const id = this.anyQuiz();
    await this.shared.owner.ask(SUBMIT, { id }).catch((error: unknown) => {
      const isEmpty =
        error instanceof Refused && error.errors[0]?.extensions.code === 'QUIZ_IS_EMPTY';
      if (!isEmpty) throw error;
    });
    this.count('submit');
  }

  private newQuestion(): Pick<Entry, 'question' | 'questionVersion'> {
    return { question: this.shared.latest.push(1) - 1, questionVersion: 1 };
  }

  /** An edit writes the next version, or a copy where another placement has the question, also one in the trash. */
  private writtenBy({ id, question }: Entry): Pick<Entry, 'question' | 'questionVersion'> {
    const all = [...this.shared.entries.values()];
    if (all.some((other) => other.id !== id && other.question === question))
      return this.newQuestion();
    const questionVersion = (this.shared.latest[question] ?? 0) + 1;
    this.shared.latest[question] = questionVersion;
    return { question, questionVersion };
  }

  private know(call: string, made: Omit<Entry, 'version' | 'isDeleted' | 'texts'>): void {
    const entry = { ...made, version: 1, isDeleted: false, texts: [made.text] };
    this.own.push(entry);
    this.shared.entries.set(entry.id, entry);
    this.count(call);
  }

  private count(call: string): void {
    this.shared.calls.set(call, (this.shared.calls.get(call) ?? 0) + 1);
  }

  private newText(): string {
    this.texts += 1;
    return `${this.name} ${this.texts}`;
  }

  private anyQuiz(): string {
    return this.any(this.shared.quizzes) ?? '';
  }

  private any<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }
}

/** Lets callers act at once in three quizzes. @returns what they have made */
export async function runCallers(
  app: Application,
  owner: Api,
  { callers, turns, seed }: { callers: number; turns: number; seed: number },
): Promise<Shared> {
  const quizzes = [await quiz(owner), await quiz(owner), await quiz(owner)];
  const shared: Shared = { app, owner, quizzes, entries: new Map(), calls: new Map(), latest: [] };
  const acting = Array.from({ length: callers }, async (_, number) => {
    const caller = new Caller(shared, `c${number}`, mulberry32(seed + number));
    for (let turn = 0; turn < turns; turn += 1) await caller.act();
  });
  await Promise.all(acting);
  return shared;
}

function repeated<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}
