import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LateAnswer, PendingAnswer } from './evidence.js';
import {
  type SampleEvidence,
  START,
  essay,
  laterSave,
  right,
  violationsAfter,
  sent,
  stored,
  outcome,
  two,
  typed,
  why,
  wrong,
} from './sample-evidence.js';

/** Each check of answers must find the violation that is seeded for it. */

describe('the checks of answers', () => {
  it('find nothing in a run without violations', () => {
    expect(violationsAfter()).toEqual([]);
  });

  it('find an acknowledged answer that is missing or older', () => {
    const gone = violationsAfter((evidence) => {
      evidence.answers = [stored(two, right)];
      evidence.pending = [
        { ...why, ...essay, device: 'anna/a', wasReopened: false },
      ] as PendingAnswer[];
    });
    expect(gone).toContain('acknowledged and lost');
    const earlier = violationsAfter((evidence) => {
      evidence.typed.push(typed(laterSave, right, { at: START + 9_000 }));
      evidence.sent.push(sent(laterSave, right));
      evidence.saveOutcomes.push(outcome(laterSave));
    });
    expect(earlier).toEqual(['acknowledged and lost']);
  });

  it('find a last typed answer that is nowhere', () => {
    const later = { at: START + 9_000 };
    const seed = (more: (evidence: SampleEvidence) => void = () => undefined): string[] =>
      violationsAfter((evidence) => {
        evidence.typed.push(typed(laterSave, wrong, later));
        evidence.sent.push(sent(laterSave, wrong));
        more(evidence);
      });
    expect(seed()).toEqual(['typed and lost']);
    const lateAnswer = { ...laterSave, ...wrong } as LateAnswer;
    expect(seed((evidence) => evidence.late.push(lateAnswer))).toEqual([]);
    const pending = { ...lateAnswer, device: 'anna/a', wasReopened: false };
    expect(seed((evidence) => evidence.pending.push(pending))).toEqual([]);
    const elsewhere = { ...pending, device: 'anna/b' };
    expect(seed((evidence) => evidence.pending.push(elsewhere))).toEqual(['typed and lost']);
    for (const save of [laterSave, two]) {
      const since = { ...outcome(save, 'REFUSED'), at: START + 9_500, requestedAt: START + 9_400 };
      expect(seed((evidence) => evidence.saveOutcomes.push(since))).toEqual(['typed and lost']);
    }
  });

  it('find an answer in place of which only an answer of another lease was acknowledged', () => {
    const other = { ...two, epoch: 2 };
    const swallowed = violationsAfter((evidence) => {
      evidence.typed.push(typed(laterSave, wrong, { at: START + 3_000 }));
      evidence.answers = [stored(other, right), stored(why, essay)];
      evidence.typed.push(typed(other, right, { device: 'anna/b' }));
      evidence.sent.push(sent(other, right));
      evidence.saveOutcomes.push({
        ...outcome(other),
        at: START + 4_000,
        requestedAt: START + 4_000,
      });
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('find pending answers on a device that opened the link again', () => {
    const left = (more: object): string[] =>
      violationsAfter((evidence) => {
        evidence.pending = [{ ...two, ...right, device: 'anna/a', wasReopened: true, ...more }];
      });
    expect(left({})).toEqual(['not delivered']);
    expect(left({ wasReopened: false })).toEqual([]);
    expect(left({ isStoredAsLate: true })).toEqual([]);
  });

  it('count an answer as delivered if a later request with the same content was acknowledged', () => {
    const again = (requestedAt: number): string[] =>
      violationsAfter((evidence) => {
        evidence.typed.push(typed(laterSave, right, { at: START + 3_000 }));
        evidence.answers = [stored({ ...two, epoch: 2 }, wrong), stored(why, essay)];
        evidence.typed.push(typed({ ...two, epoch: 2 }, wrong, { device: 'anna/b' }));
        evidence.sent.push(sent({ ...two, epoch: 2 }, wrong));
        evidence.saveOutcomes.push({ ...outcome(two), at: START + 4_000, requestedAt });
        Object.assign(evidence, { attempts: [] });
      });
    expect(again(START + 3_500)).not.toContain('typed and lost');
    expect(again(START + 2_000)).toContain('typed and lost');
  });

  it('find an answer of another device that a take-over has lost', () => {
    const swallowed = violationsAfter((evidence) => {
      evidence.typed.push(typed(laterSave, wrong, { device: 'anna/b', at: START + 500 }));
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('find an answer that was reported as stored as late and is not', () => {
    expect(
      violationsAfter(({ saveOutcomes }) =>
        saveOutcomes.push(outcome(laterSave, 'STORED_AS_LATE')),
      ),
    ).toEqual(['late and lost']);
  });

  it('find a late answer that was reported to be in the paper and is not', () => {
    const settled = (content: object): string[] =>
      violationsAfter((evidence) => {
        evidence.typed.push(typed(laterSave, content, { at: START + 500 }));
        evidence.sent.push(sent(laterSave, content));
        evidence.saveOutcomes.push(outcome(laterSave, 'SAME'));
      });
    expect(settled(right)).toEqual([]);
    expect(settled({ ...right, isFlagged: true })).toEqual([]);
    expect(settled(wrong)).toEqual(['settled and lost']);
  });

  it('find an answer that was never sent or typed', () => {
    const changed = violationsAfter((evidence) => {
      evidence.answers = [stored(two, right), stored(why, { ...essay, isFlagged: false })];
    });
    expect(changed).toContain('stored, but not sent');
    const strange = { response: { text: 'Not mine' }, isFlagged: false };
    expect(
      violationsAfter((evidence) => evidence.sent.push(sent({ ...why, sequence: 7 }, strange))),
    ).toEqual(['sent, but not typed']);
  });

  it('find a hash of another answer', () => {
    const text =
      '{"attemptId":"x","epoch":1,"isFlagged":false,"questionId":"two","response":{"optionId":"b"},"sequence":1}';
    const hash = createHash('sha256').update(text).digest('hex');
    expect(
      violationsAfter(({ saveOutcomes }) => saveOutcomes.push({ ...outcome(two), hash })),
    ).toEqual([]);
    expect(
      violationsAfter(({ saveOutcomes }) => saveOutcomes.push({ ...outcome(two), hash: 'x' })),
    ).toEqual(['wrong hash']);
  });
});
