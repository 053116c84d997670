import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LateAnswer, PendingAnswer } from './evidence.js';
import {
  type Planted,
  START,
  essay,
  next,
  right,
  run,
  sent,
  stored,
  told,
  two,
  typed,
  why,
  wrong,
} from './planted.js';

/** Each of the checks of answers must find what is planted for it. */

describe('of answers', () => {
  it('finds nothing where all is well', () => {
    expect(run()).toEqual([]);
  });

  it('finds one that was acknowledged and is gone, or is an earlier one', () => {
    const gone = run((evidence) => {
      evidence.answers = [stored(two, right)];
      evidence.pending = [{ ...why, ...essay, device: 'anna/a', isBack: false }] as PendingAnswer[];
    });
    expect(gone).toContain('acknowledged and lost');
    const earlier = run((evidence) => {
      evidence.typed.push(typed(next, right, { at: START + 9_000 }));
      evidence.sent.push(sent(next, right));
      evidence.told.push(told(next));
    });
    expect(earlier).toEqual(['acknowledged and lost']);
  });

  it('finds one that was typed last and is nowhere', () => {
    const later = { at: START + 9_000 };
    const plant = (more: (evidence: Planted) => void = () => undefined): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, wrong, later));
        evidence.sent.push(sent(next, wrong));
        more(evidence);
      });
    expect(plant()).toEqual(['typed and lost']);
    const isKept = { ...next, ...wrong } as LateAnswer;
    expect(plant((evidence) => evidence.late.push(isKept))).toEqual([]);
    const pending = { ...isKept, device: 'anna/a', isBack: false };
    expect(plant((evidence) => evidence.pending.push(pending))).toEqual([]);
    const elsewhere = { ...pending, device: 'anna/b' };
    expect(plant((evidence) => evidence.pending.push(elsewhere))).toEqual(['typed and lost']);
    for (const save of [next, two]) {
      const since = { ...told(save, 'REFUSED'), at: START + 9_500, askedAt: START + 9_400 };
      expect(plant((evidence) => evidence.told.push(since))).toEqual(['typed and lost']);
    }
  });

  it('finds one of which only what another lease says is told to be stored', () => {
    const other = { ...two, epoch: 2 };
    const swallowed = run((evidence) => {
      evidence.typed.push(typed(next, wrong, { at: START + 3_000 }));
      evidence.answers = [stored(other, right), stored(why, essay)];
      evidence.typed.push(typed(other, right, { device: 'anna/b' }));
      evidence.sent.push(sent(other, right));
      evidence.told.push({ ...told(other), at: START + 4_000, askedAt: START + 4_000 });
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('finds what is still on a device that came back for it', () => {
    const left = (more: object): string[] =>
      run((evidence) => {
        evidence.pending = [{ ...two, ...right, device: 'anna/a', isBack: true, ...more }];
      });
    expect(left({})).toEqual(['not delivered']);
    expect(left({ isBack: false })).toEqual([]);
    expect(left({ isAside: true })).toEqual([]);
  });

  it('takes for delivered what says the same as what was stored when it was asked for since', () => {
    const again = (askedAt: number): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, right, { at: START + 3_000 }));
        evidence.answers = [stored({ ...two, epoch: 2 }, wrong), stored(why, essay)];
        evidence.typed.push(typed({ ...two, epoch: 2 }, wrong, { device: 'anna/b' }));
        evidence.sent.push(sent({ ...two, epoch: 2 }, wrong));
        evidence.told.push({ ...told(two), at: START + 4_000, askedAt });
        Object.assign(evidence, { attempts: [] });
      });
    expect(again(START + 3_500)).not.toContain('typed and lost');
    expect(again(START + 2_000)).toContain('typed and lost');
  });

  it('finds one of another device that a take-over has swallowed', () => {
    const swallowed = run((evidence) => {
      evidence.typed.push(typed(next, wrong, { device: 'anna/b', at: START + 500 }));
    });
    expect(swallowed).toEqual(['typed and lost']);
  });

  it('finds one that was told to be kept aside and is not', () => {
    expect(run(({ told: all }) => all.push(told(next, 'KEPT_ASIDE')))).toEqual([
      'kept aside and lost',
    ]);
  });

  it('finds one that came late, was told to be in the paper, and is not', () => {
    const settled = (said: object): string[] =>
      run((evidence) => {
        evidence.typed.push(typed(next, said, { at: START + 500 }));
        evidence.sent.push(sent(next, said));
        evidence.told.push(told(next, 'SAME'));
      });
    expect(settled(right)).toEqual([]);
    expect(settled({ ...right, isFlagged: true })).toEqual([]);
    expect(settled(wrong)).toEqual(['settled and lost']);
  });

  it('finds what nobody sent or typed', () => {
    const changed = run((evidence) => {
      evidence.answers = [stored(two, right), stored(why, { ...essay, isFlagged: false })];
    });
    expect(changed).toContain('stored, but not sent');
    const strange = { response: { text: 'Not mine' }, isFlagged: false };
    expect(run((evidence) => evidence.sent.push(sent({ ...why, sequence: 7 }, strange)))).toEqual([
      'sent, but not typed',
    ]);
  });

  it('finds a hash of something else', () => {
    const text =
      '{"attemptId":"x","epoch":1,"isFlagged":false,"questionId":"two","response":{"optionId":"b"},"sequence":1}';
    const hash = createHash('sha256').update(text).digest('hex');
    expect(run(({ told: all }) => all.push({ ...told(two), hash }))).toEqual([]);
    expect(run(({ told: all }) => all.push({ ...told(two), hash: 'x' }))).toEqual(['wrong hash']);
  });
});
