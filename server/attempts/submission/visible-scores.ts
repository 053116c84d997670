/** For raw statements that no queries file declares yet. */
export { SCORE_IS_SHOWN } from './submission.queries.js';
