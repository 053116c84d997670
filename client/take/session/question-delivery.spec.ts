import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionDelivery } from './question-delivery';

/** What the server does with each request for a question. */
type Reply = () => Promise<Response>;

const question = { id: 'b', kind: 'DESCRIPTIVE', text: 'Why?', marks: '1', image: null };
const delivers: Reply = async () =>
  Promise.resolve(new Response(JSON.stringify({ place: 1, question })));
const isDown: Reply = async () => Promise.reject(new TypeError('down'));
const refuses: Reply = async () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'QUESTION_NOT_REACHED' }), { status: 409 }));

let replies: Reply[];
let requests: string[];

/** The first of two questions is shown. */
function firstOfTwo(isAnswerSaved: boolean) {
  const delivered: boolean[] = [];
  const left: number[] = [];
  const state = { isAnswerSaved, isRunning: true };
  const delivery = new QuestionDelivery(
    {
      attemptId: 'attempt',
      token: 'token',
      place: () => 0,
      isAnswered: () => state.isAnswerSaved,
      isAnswerSaved: () => state.isAnswerSaved,
      isRunning: () => state.isRunning,
      flush: async () => Promise.resolve(),
      leave: async (place) => {
        left.push(place);
        await Promise.resolve();
      },
      onDelivered: (_question, isAwaited) => delivered.push(isAwaited),
      onRefusal: () => undefined,
      onChange: () => undefined,
    },
    1,
    2,
  );
  return { delivery, delivered, left, state };
}

beforeEach(() => {
  vi.useFakeTimers();
  replies = [];
  requests = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return (replies.shift() ?? delivers)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('QuestionDelivery', () => {
  it('reads the next question ahead once the present one is answered and saved', async () => {
    const { delivery, delivered, state } = firstOfTwo(false);
    delivery.readAhead();
    expect(requests).toEqual([]);
    state.isAnswerSaved = true;
    delivery.readAhead();
    delivery.readAhead();
    await vi.runAllTimersAsync();
    expect(requests).toEqual(['/attempts/attempt/questions/1']);
    expect(delivered).toEqual([false]);
    delivery.readAhead();
    expect(requests.length).toBe(1);
  });

  it('leaves a question that is not answered before it reads the next one', async () => {
    const { delivery, delivered, left } = firstOfTwo(false);
    await delivery.goTo(1);
    expect({ left, delivered }).toEqual({ left: [1], delivered: [true] });
  });

  it('does not leave an answered question before the next one is here', async () => {
    replies = [isDown];
    const { delivery, left } = firstOfTwo(true);
    void delivery.goTo(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(delivery).toMatchObject({ awaitedPlace: 1, tries: 1, canStay: true });
    delivery.stay();
    expect(delivery.awaitedPlace).toBeNull();
    await vi.runAllTimersAsync();
    expect({ left, requests: requests.length }).toEqual({ left: [], requests: 1 });
  });

  it('tries until the server answers, and at once when the connection is back', async () => {
    replies = [isDown, isDown];
    const { delivery, delivered } = firstOfTwo(true);
    const going = delivery.goTo(1);
    await vi.advanceTimersByTimeAsync(1);
    delivery.tryNow();
    await vi.advanceTimersByTimeAsync(1);
    delivery.tryNow();
    await going;
    expect({ delivered, requests: requests.length }).toEqual({ delivered: [true], requests: 3 });
  });

  it('leaves a question whose answer the server does not have', async () => {
    replies = [refuses];
    const { delivery, delivered, left } = firstOfTwo(true);
    const going = delivery.goTo(1);
    await vi.runAllTimersAsync();
    await going;
    expect({ left, delivered }).toEqual({ left: [1], delivered: [true] });
    expect(delivery.awaitedPlace).toBeNull();
  });

  it('stops waiting when the sitting is over', async () => {
    replies = [isDown];
    const { delivery, state } = firstOfTwo(true);
    const going = delivery.goTo(1);
    await vi.advanceTimersByTimeAsync(1);
    state.isRunning = false;
    delivery.stop();
    await going;
    expect(requests.length).toBe(1);
  });
});
