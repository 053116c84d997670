/** For a raw statement that no queries file declares yet. */
export { contentHashSql } from './revision-snapshot.queries.js';
