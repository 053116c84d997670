-- From server/outages/heartbeat.queries.ts.

-- updateHeartbeat
WITH locked AS MATERIALIZED (
  SELECT id, beat_at FROM service_beats FOR UPDATE
), now AS MATERIALIZED (
  SELECT id, beat_at, clock_timestamp() AS at FROM locked
), missed AS (
  INSERT INTO outages (began_at, ended_at)
  SELECT beat_at, at FROM now WHERE at - beat_at >= interval '20 seconds'
), beaten AS (
  UPDATE service_beats s SET beat_at = greatest(s.beat_at, now.at) FROM now WHERE s.id = now.id
)
INSERT INTO service_beats (id, beat_at)
SELECT 1, clock_timestamp() WHERE NOT EXISTS (SELECT FROM locked)
ON CONFLICT DO NOTHING;
