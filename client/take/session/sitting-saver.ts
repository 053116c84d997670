/** Creates a sitting's saver: it stores pending answers in the outbox and checks receipts against sent answers. */
import { request } from '../api/api';
import type { AttemptContext } from './attempt-context';
import { ReceiptChecker } from '../sync/receipt-checker';
import { Saver } from '../sync/saver';
import type { SaverDependencies } from '../sync/saver-dependencies';
import type { Batch, KnownResponse, SaveReply, SittingReply } from '../api/api-types';

export interface SittingSaverDependencies extends Pick<
  SaverDependencies,
  'onChange' | 'onRefusal'
> {
  /** Called with each reply to a save. */
  onReply: (reply: SaveReply) => void;
}

/**
 * @param sequence the highest number used under this lease
 * @param known the answers that the server has for sure
 */
export function createSaver(
  { id: attemptId, epoch, navigation }: SittingReply['attempt'],
  { token, clock, outbox }: AttemptContext,
  sequence: number,
  known: readonly KnownResponse[],
  { onChange, onRefusal, onReply }: SittingSaverDependencies,
): Saver {
  const receipts = new ReceiptChecker(attemptId, epoch);
  const send = async (body: Batch, keepalive: boolean): Promise<SaveReply> => {
    let sentAt = 0;
    const onSent = (at: number): void => {
      sentAt = at;
    };
    const options = { method: 'PUT', token, body, keepalive, onSent } as const;
    const reply = await request<'/attempts/{attemptId}/responses', 'put'>(
      `/${attemptId}/responses`,
      options,
    );
    clock.addSample(reply.serverTime, sentAt);
    onReply(reply);
    return reply;
  };
  const dependencies: SaverDependencies = {
    store: {
      put: (entry) => outbox.putAnswer({ ...entry, attemptId, epoch }),
      delete: (entry) => outbox.deleteAnswer({ ...entry, attemptId, epoch }),
      confirm: (entry, receipt) => {
        const { questionId, response, isFlagged } = entry;
        const { epoch: storedEpoch, sequence: storedSequence } = receipt;
        const stored = { questionId, response, isFlagged };
        outbox.confirmAnswer(
          { ...entry, attemptId, epoch },
          { attemptId, ...stored, epoch: storedEpoch, sequence: storedSequence },
        );
      },
      flush: async () => outbox.flush(),
    },
    now: () => (clock.isUncertain ? null : clock.now()),
    checkReceipt: (receipt, entry) => receipts.check(receipt, entry),
    send,
    onChange,
    onRefusal,
  };
  const stored = known.map(
    ({ questionId, response, isFlagged }) => [questionId, { response, isFlagged }] as const,
  );
  return new Saver(epoch, sequence, stored, dependencies, navigation === 'FORWARD');
}
