import { defineCommand } from '../core/database/define-query.js';

/** Between two heartbeats of a process. */
export const HEARTBEAT_SECONDS = 5;

/** Restarts are shorter, and candidates' pages wait this long without showing an error. */
const OUTAGE_SECONDS = 20;

/**
 * Records that saves are accepted now, and an outage if the last heartbeat is OUTAGE_SECONDS old.
 *
 * One statement, so that of many processes only one finds the gap: the others wait for the row, and then see
 * the new time. Its commit shows that the database accepts writes. Only the database's clock is used.
 */
export const updateHeartbeat = defineCommand<object>(`
  WITH locked AS MATERIALIZED (
    SELECT id, beat_at FROM service_beats FOR UPDATE
  ), now AS MATERIALIZED (
    SELECT id, beat_at, clock_timestamp() AS at FROM locked
  ), missed AS (
    INSERT INTO outages (began_at, ended_at)
    SELECT beat_at, at FROM now WHERE at - beat_at >= interval '${OUTAGE_SECONDS} seconds'
  ), beaten AS (
    UPDATE service_beats s SET beat_at = greatest(s.beat_at, now.at) FROM now WHERE s.id = now.id
  )
  INSERT INTO service_beats (id, beat_at)
  SELECT 1, clock_timestamp() WHERE NOT EXISTS (SELECT FROM locked)
  ON CONFLICT DO NOTHING`);
