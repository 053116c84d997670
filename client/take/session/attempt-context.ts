/** What a page has for the attempts behind one link. */
import type { ServerClock } from '../clock';
import type { LateAnswers } from '../sync/late-answers';
import type { Outbox } from '../sync/outbox';
import type { Tab } from './tab';

export interface AttemptContext {
  /** Of the link. */
  token: string;
  clock: ServerClock;
  tab: Tab;
  outbox: Outbox;
  late: LateAnswers;
}
