import { sql } from '@/lib/db/query'

/** Rows with events after `from` up to `to` (UTC instants), counted in `times`. Alerts count as one. */
export const occurrences = (from: string, to: string) => sql`(
  SELECT * FROM (
    SELECT e.type, e.category, e.severity, e.details,
      CASE WHEN e.details ? 'seconds' THEN (
        SELECT coalesce(sum(fell.times::int), 0)::int FROM jsonb_each_text(e.details -> 'seconds') fell(second, times)
        WHERE date_trunc('minute', e.created_at) + fell.second::int * interval '1 second' > ${from}::timestamptz
          AND date_trunc('minute', e.created_at) + fell.second::int * interval '1 second' <= ${to}::timestamptz)
      ELSE (e.created_at > ${from}::timestamptz)::int END AS times
    FROM security_events e
    WHERE e.created_at > ${from}::timestamptz - interval '1 minute' AND e.created_at <= ${to}::timestamptz
  ) counted WHERE times > 0)`

export const timesOf = sql`coalesce((details ->> 'times')::int, 1)`
