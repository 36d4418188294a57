-- No two calls overlap. The desk and visitors rely on this constraint, whatever the code does. A later migration makes it one for each host.
ALTER TABLE "bookings"
  ADD CONSTRAINT "bookings_times_in_order"
    CHECK ("ends_at" > "booking_datetime" AND "blocked_until" >= "ends_at"),
  ADD CONSTRAINT "bookings_times_known"
    CHECK ("ends_at" IS NOT NULL AND "blocked_until" IS NOT NULL),
  ADD CONSTRAINT "bookings_no_overlap"
    EXCLUDE USING gist (tstzrange("booking_datetime", "blocked_until", '[)') WITH &&)
    WHERE ("status" IN ('pending', 'confirmed'));

-- The desk searches names, addresses, companies, phone numbers (with and without spaces), messages and the team's notes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION "booking_search_text"(
  "name" text, "email" text, "company" text, "phone" text, "message" text, "outcome_note" text
)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce($1, '') || chr(10) || coalesce($2, '') || chr(10) || coalesce($3, '') || chr(10)
    || coalesce($4, '') || chr(10) || regexp_replace(coalesce($4, ''), '[^0-9]', '', 'g') || chr(10)
    || coalesce($5, '') || chr(10) || coalesce($6, ''))
$$;
ALTER TABLE "bookings" ADD COLUMN "search_text" text
  GENERATED ALWAYS AS (booking_search_text("name", "email", "company", "phone", "message", "outcome_note")) STORED;
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "bookings_status_start_idx" ON "bookings" ("status", "booking_datetime", "id");
CREATE INDEX "bookings_name_idx" ON "bookings" (lower("name"), "id");
-- An account finds its own calls by address; a booking keeps the address as it was typed.
CREATE INDEX "bookings_email_lower_idx" ON "bookings" (lower("email"));

-- The addresses of the calendar feeds: one of all calls, and one a person of the calls that are assigned to them.
CREATE TABLE "booking_feed" (
  "key_hash" char(64) PRIMARY KEY,
  "assignee_id" uuid,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "created_by" uuid,
  UNIQUE NULLS NOT DISTINCT ("assignee_id")
);

-- When visitors booked, also for bookings that were deleted since, and which bookings belong to one burst.
CREATE TABLE "booking_arrivals" (
  "booking_id" uuid PRIMARY KEY,
  "at" timestamp(3) with time zone NOT NULL,
  "confirmed_at" timestamp(3) with time zone,
  "burst" uuid
);
CREATE INDEX "booking_arrivals_at_idx" ON "booking_arrivals" ("at");
CREATE INDEX "booking_arrivals_burst_idx" ON "booking_arrivals" ("burst") WHERE "burst" IS NOT NULL;
