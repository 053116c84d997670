/** Records what candidates typed, and what their pages sent and received over the network. */
import type {
  Extension,
  Incident,
  Save,
  SentAnswer,
  ShownSitting,
  StaffPause,
  SaveOutcome,
  ReceivedReceipt,
  TypedAnswer,
} from './evidence.js';
import type { RecordedChange } from './page/page-view.js';
import type { Exchange, NetworkObserver } from './tab-network.js';

type Entry = Pick<SentAnswer, 'questionId' | 'sequence' | 'response' | 'isFlagged'>;

/** The fields of bodies that are read here. */
interface Body {
  epoch?: number;
  entries?: (Entry & { epoch?: number })[];
}

/** A question in a response. */
interface AnsweredQuestion {
  id: string;
  text: string;
  options?: { id: string; text: string }[];
}

interface Answer {
  code?: string;
  /** Of a lobby: why nothing can be started. */
  whyNot?: string | null;
  current?: { attemptId?: string } | null;
  receipt?: ReceivedReceipt['receipt'] | null;
  receipts?: (Omit<Save, 'attemptId'> & { hash?: string })[];
  refused?: { questionId: string }[];
  settled?: (Omit<Save, 'attemptId'> & { outcome: 'KEPT' | 'STORED' })[];
  attempt?: { id: string };
  /** Of a sitting: all that is stored. */
  responses?: Omit<Save, 'attemptId'>[];
  paper?: { questions: AnsweredQuestion[] };
  question?: AnsweredQuestion;
}

export class Ledger implements NetworkObserver {
  readonly typed: TypedAnswer[] = [];
  readonly sentAnswers: SentAnswer[] = [];
  readonly saveOutcomes: SaveOutcome[] = [];
  readonly receipts: ReceivedReceipt[] = [];
  readonly incidents: Incident[] = [];
  readonly sittings = new Map<string, ShownSitting>();
  readonly extensions = new Map<string, Extension[]>();
  readonly staffPauses: StaffPause[] = [];
  private readonly requestedAt = new WeakMap<Exchange, number>();
  requests = 0;
  saves = 0;

  recordTyped(device: string, change: RecordedChange | null): void {
    if (change) this.typed.push({ ...change, device, at: Date.now() });
  }

  recordIncident(device: string, what: string): void {
    this.incidents.push({ device, what, at: Date.now() });
  }

  recordRequest(exchange: Exchange): void {
    const { device, method, path, body } = exchange;
    this.requestedAt.set(exchange, Date.now());
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

  recordResponse(exchange: Exchange, status: number, content: unknown): void {
    const { device, method, path, body } = exchange;
    const answer = (content ?? {}) as Answer;
    const [attemptId = '', end = ''] = path.split('/').slice(1);
    const source = { device, at: Date.now() };
    const requestedAt = this.requestedAt.get(exchange) ?? source.at;
    const { epoch = 0, entries = [] } = (body ?? {}) as Body;
    this.recordReceipt(answer, source);
    const why = answer.code ?? answer.whyNot;
    if (why) this.recordIncident(device, `${why} to ${method} ${end}`);
    if (status !== 200) return;
    if (answer.attempt && answer.paper) this.recordShown(answer.attempt.id, answer.paper.questions);
    if (answer.question) this.recordShown(attemptId, [answer.question]);
    const savedAttemptId = answer.attempt?.id ?? attemptId;
    const refused = new Set(answer.refused?.map(({ questionId }) => questionId));
    const record = (
      save: Omit<Save, 'attemptId'>,
      outcome: SaveOutcome['outcome'],
      hash?: string,
    ): void => {
      const { questionId, epoch, sequence } = save;
      this.saveOutcomes.push({
        ...{ attemptId: savedAttemptId, questionId, epoch, sequence, outcome },
        ...source,
        requestedAt,
        ...(hash !== undefined && { hash }),
      });
    };
    // A page shows the answers of an opened sitting as saved, and deletes its own copies of them.
    for (const save of answer.responses ?? []) record(save, 'STORED');
    for (const { hash, ...save } of answer.receipts ?? []) record(save, 'STORED', hash);
    for (const { outcome, ...save } of answer.settled ?? [])
      record(save, outcome === 'KEPT' ? 'STORED_AS_LATE' : 'SAME');
    for (const entry of entries) {
      if (refused.has(entry.questionId)) record({ ...entry, epoch }, 'REFUSED');
      else if (end === 'submission') record({ ...entry, epoch }, 'STORED');
    }
  }

  private recordReceipt(
    { code, current, receipt }: Answer,
    source: { device: string; at: number },
  ): void {
    const received = code === 'ATTEMPT_ENDED' ? current : receipt;
    if (received && typeof received['attemptId'] === 'string')
      this.receipts.push({ attemptId: received['attemptId'], receipt: received, ...source });
  }

  /** Forward-only, questions come one by one. */
  private recordShown(attemptId: string, questions: readonly AnsweredQuestion[]): void {
    const shown = questions.map(({ id, text, options = [] }) => {
      const texts = options.map((option) => [option.id, option.text] as const);
      return [id, { text, options: new Map(texts) }] as const;
    });
    const before = this.sittings.get(attemptId)?.questions ?? [];
    this.sittings.set(attemptId, { questions: new Map([...before, ...shown]) });
  }
}
