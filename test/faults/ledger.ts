/** Writes down what learners typed, and what their pages sent and were told, as it went over the line. */
import type {
  Extension,
  Incident,
  Save,
  SentAnswer,
  SittingSeen,
  ToldAnswer,
  ToldReceipt,
  TypedAnswer,
} from './evidence.js';
import type { Noted } from './page/sight.js';
import type { Exchange, Witness } from './wire.js';

type Entry = Pick<SentAnswer, 'questionId' | 'sequence' | 'response' | 'isFlagged'>;

/** As much of bodies as answers are told from. */
interface Body {
  epoch?: number;
  entries?: (Entry & { epoch?: number })[];
}
interface Answer {
  code?: string;
  /** Of a lobby: why nothing can be started. */
  whyNot?: string | null;
  current?: { attemptId?: string } | null;
  receipt?: ToldReceipt['receipt'] | null;
  receipts?: (Omit<Save, 'attemptId'> & { hash?: string })[];
  refused?: { questionId: string }[];
  settled?: (Omit<Save, 'attemptId'> & { outcome: 'KEPT' | 'STORED' })[];
  attempt?: { id: string };
  /** Of a sitting: all that is stored. */
  responses?: Omit<Save, 'attemptId'>[];
  paper?: { questions: { id: string; text: string; options?: { id: string; text: string }[] }[] };
}

export class Ledger implements Witness {
  readonly typed: TypedAnswer[] = [];
  readonly sentAnswers: SentAnswer[] = [];
  readonly toldAnswers: ToldAnswer[] = [];
  readonly receipts: ToldReceipt[] = [];
  readonly incidents: Incident[] = [];
  readonly sittings = new Map<string, SittingSeen>();
  readonly extensions = new Map<string, Extension[]>();
  private readonly askedAt = new WeakMap<Exchange, number>();
  requests = 0;
  saves = 0;

  type(device: string, noted: Noted | null): void {
    if (noted) this.typed.push({ ...noted, device, at: Date.now() });
  }

  happened(device: string, what: string): void {
    this.incidents.push({ device, what, at: Date.now() });
  }

  sent(exchange: Exchange): void {
    const { device, method, path, body } = exchange;
    this.askedAt.set(exchange, Date.now());
    this.requests += 1;
    const [attemptId = '', end = ''] = path.split('/').slice(1);
    const { epoch = 0, entries = [] } = (body ?? {}) as Body;
    if (end === 'responses') this.saves += 1;
    const by = end === 'responses' ? 'SAVE' : end === 'late' ? 'LATE' : 'SUBMISSION';
    if (method === 'GET') return;
    for (const entry of entries) {
      const { questionId, sequence, response, isFlagged } = entry;
      const save = { attemptId, questionId, epoch: entry.epoch ?? epoch, sequence };
      this.sentAnswers.push({ ...save, response, isFlagged, device, by, at: Date.now() });
    }
  }

  told(exchange: Exchange, status: number, said: unknown): void {
    const { device, method, path, body } = exchange;
    const answer = (said ?? {}) as Answer;
    const [attemptId = '', end = ''] = path.split('/').slice(1);
    const line = { device, at: Date.now() };
    const askedAt = this.askedAt.get(exchange) ?? line.at;
    const { epoch = 0, entries = [] } = (body ?? {}) as Body;
    this.receipt(answer, line);
    const why = answer.code ?? answer.whyNot;
    if (why) this.happened(device, `${why} to ${method} ${end}`);
    if (status !== 200) return;
    if (answer.attempt && answer.paper) this.see(answer.attempt.id, answer.paper.questions);
    const of = answer.attempt?.id ?? attemptId;
    const refused = new Set(answer.refused?.map(({ questionId }) => questionId));
    const tell = (save: Omit<Save, 'attemptId'>, as: ToldAnswer['as'], hash?: string): void => {
      const { questionId, epoch, sequence } = save;
      this.toldAnswers.push({
        ...{ attemptId: of, questionId, epoch, sequence, as },
        ...line,
        askedAt,
        ...(hash !== undefined && { hash }),
      });
    };
    // A page shows what its sitting was read with as saved, and forgets what it kept of that.
    for (const save of answer.responses ?? []) tell(save, 'STORED');
    for (const { hash, ...save } of answer.receipts ?? []) tell(save, 'STORED', hash);
    for (const { outcome, ...save } of answer.settled ?? [])
      tell(save, outcome === 'KEPT' ? 'KEPT_ASIDE' : 'SAME');
    for (const entry of entries) {
      if (refused.has(entry.questionId)) tell({ ...entry, epoch }, 'REFUSED');
      else if (end === 'submission') tell({ ...entry, epoch }, 'STORED');
    }
  }

  private receipt({ code, current, receipt }: Answer, line: { device: string; at: number }): void {
    const told = code === 'ATTEMPT_ENDED' ? current : receipt;
    if (told && typeof told['attemptId'] === 'string')
      this.receipts.push({ attemptId: told['attemptId'], receipt: told, ...line });
  }

  private see(attemptId: string, questions: NonNullable<Answer['paper']>['questions']): void {
    const seen = questions.map(({ id, text, options = [] }) => {
      const texts = options.map((option) => [option.id, option.text] as const);
      return [id, { text, options: new Map(texts) }] as const;
    });
    this.sittings.set(attemptId, { questions: new Map(seen) });
  }
}
