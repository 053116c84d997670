-- From server/attempts/presence/presence.queries.ts.

-- recordPoll: $1 id
UPDATE attempt_presence SET last_seen_at = now() WHERE attempt_id IN (
  SELECT attempt_id FROM attempt_presence WHERE attempt_id = $1 FOR NO KEY UPDATE SKIP LOCKED);

-- lockPresence: $1 id
SELECT FROM attempt_presence WHERE attempt_id = $1 FOR NO KEY UPDATE;

-- recordOpening: $1 id
WITH free AS MATERIALIZED (
  SELECT attempt_id FROM attempt_presence WHERE attempt_id = $1 FOR NO KEY UPDATE SKIP LOCKED
), writable AS MATERIALIZED (SELECT $1::uuid AS id WHERE EXISTS (SELECT FROM free)
  OR NOT EXISTS (SELECT FROM attempt_presence WHERE attempt_id = $1))
INSERT INTO attempt_presence (attempt_id, last_seen_at) SELECT id, now() FROM writable
ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = now(), away_since = NULL;

-- recordEvents: $1 id
WITH free AS MATERIALIZED (
  SELECT attempt_id FROM attempt_presence WHERE attempt_id = $1 FOR NO KEY UPDATE SKIP LOCKED
), writable AS MATERIALIZED (SELECT $1::uuid AS id WHERE EXISTS (SELECT FROM free)
  OR NOT EXISTS (SELECT FROM attempt_presence WHERE attempt_id = $1))
INSERT INTO attempt_presence (attempt_id, last_seen_at, leave_count, away_since)
SELECT id, now(),
  (SELECT count(*) FROM exam_events
   WHERE attempt_id = $1::uuid AND kind = 'FOCUS_LOST'),
  (SELECT CASE WHEN kind = 'FOCUS_LOST' THEN at END FROM exam_events
   WHERE attempt_id = $1::uuid AND kind IN
     ('FOCUS_LOST', 'FOCUS_REGAINED', 'TAKEN_OVER')
   ORDER BY at DESC, id DESC LIMIT 1)
FROM writable
ON CONFLICT (attempt_id) DO UPDATE SET last_seen_at = excluded.last_seen_at,
  leave_count = excluded.leave_count, away_since = excluded.away_since;
