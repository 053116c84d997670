/** How often one candidate may call the routes of an attempt. A route names its limit in its `config`. */
import type { RateLimit } from '../../core/http/rate-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one candidate may call this route, if it is not `OTHER_REQUESTS`. */
    candidateLimit?: RateLimit;
  }
}

const seconds = 600;
/** Starts and take-overs: even a candidate who reloads the page all the time makes fewer. */
export const OPENS: RateLimit = { name: 'attempt-opens', points: 60, seconds };
/** Of a paper of 1,000 questions, most are read within seconds only by those who skip them. */
export const QUESTIONS: RateLimit = { name: 'attempt-questions', points: 600, seconds };
/** A page saves at most once a second; the limit is enough for two pages. */
export const SAVES: RateLimit = { name: 'attempt-saves', points: 1_200, seconds };
/** Counted apart from the clock, which a page polls: a submission must never wait for it. */
export const SUBMISSIONS: RateLimit = { name: 'attempt-hand-ins', points: 60, seconds };
/** Late answers are sent once, apart from retries. A submission must not wait for them either. */
export const LATE: RateLimit = { name: 'attempt-late', points: 60, seconds };
/** A page reports its events every few seconds at most. */
export const PAGE_EVENTS: RateLimit = { name: 'attempt-facts', points: 240, seconds };
/** A page asks for the clock every four seconds in a pause, and every two seconds when its time is up. */
export const CLOCKS: RateLimit = { name: 'attempt-clocks', points: 600, seconds };
/** The lobby and other reads together. */
export const OTHER_REQUESTS: RateLimit = { name: 'attempt-others', points: 120, seconds };
