/** A sitting's saver: its pending answers are in the outbox, its receipts are held against what was sent. */
import { ask } from '../api/api';
import type { AttemptContext } from './attempt-context';
import { Receipts } from '../sync/receipts';
import { Saver } from '../sync/saver';
import type { Answer, SaverDependencies } from '../sync/saver-dependencies';
import type { Batch, SaveAnswer, SittingAnswer } from '../api/api-types';

export interface SittingSaverDependencies extends Pick<SaverDependencies, 'changed' | 'refused'> {
  /** Is told of each answer to a save. */
  heard: (answer: SaveAnswer) => void;
}

/**
 * @param sequence the highest that was given out under this lease
 * @param answers as they are stored
 */
export function saverOf(
  { id: attemptId, epoch, navigation }: SittingAnswer['attempt'],
  { token, clock, outbox }: AttemptContext,
  sequence: number,
  answers: Iterable<readonly [string, Answer]>,
  { changed, refused, heard }: SittingSaverDependencies,
): Saver {
  const receipts = new Receipts(attemptId, epoch);
  const send = async (body: Batch, keepalive: boolean): Promise<SaveAnswer> => {
    let sentAt = 0;
    const onSent = (at: number): void => {
      sentAt = at;
    };
    const asking = { method: 'PUT', token, body, keepalive, onSent } as const;
    const answer = await ask<SaveAnswer>(`/${attemptId}/responses`, asking);
    clock.note(answer.serverTime, sentAt);
    heard(answer);
    return answer;
  };
  const wires: SaverDependencies = {
    store: {
      keep: (entry) => outbox.keep({ ...entry, attemptId, epoch }),
      forget: (questionId) => outbox.forget({ attemptId, epoch, questionId }),
      settled: async () => outbox.settled(),
    },
    now: () => (clock.isDoubtful ? null : clock.now()),
    judge: (receipt, entry) => receipts.judge(receipt, entry),
    send,
    changed,
    refused,
  };
  return new Saver(epoch, sequence, answers, wires, navigation === 'FORWARD');
}
