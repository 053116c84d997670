/** The dependencies that all pages behind one link share. */
import type { ServerClock } from './clock';
import type { LateAnswers } from '../sync/late-answers';
import type { Outbox } from '../sync/outbox';
import type { Tab } from './tab';

export interface AttemptContext {
  /** The token of the link. */
  token: string;
  clock: ServerClock;
  tab: Tab;
  outbox: Outbox;
  late: LateAnswers;
}
