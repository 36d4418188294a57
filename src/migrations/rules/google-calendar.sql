-- What the connection to Google Calendar keeps beside its settings, which have hooks and versions.
CREATE TABLE "google_connection" (
  "id" smallint PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "connected_at" timestamp(3) with time zone,
  "worked_at" timestamp(3) with time zone,
  "problem" varchar(40),
  "problem_since" timestamp(3) with time zone,
  "alerted_at" timestamp(3) with time zone,
  -- The problems that the team has a mail about since the connection last worked: one does not silence another.
  "alerted_kinds" text[] NOT NULL DEFAULT '{}',
  "sync_calendar_id" varchar(300),
  "sync_token" text,
  "synced_at" timestamp(3) with time zone,
  "channel_id" uuid,
  "channel_resource_id" varchar(300),
  "channel_token_hash" char(64),
  "channel_calendar_id" varchar(300),
  "channel_expires_at" timestamp(3) with time zone
);
INSERT INTO "google_connection" DEFAULT VALUES;

CREATE TABLE "google_oauth_flows" (
  "state_hash" char(64) PRIMARY KEY,
  "user_id" uuid NOT NULL,
  "expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "google_busy" (
  "calendar_id" varchar(300) NOT NULL,
  "from_at" timestamp(3) with time zone NOT NULL,
  "to_at" timestamp(3) with time zone NOT NULL,
  "ranges" jsonb NOT NULL,
  "known_at" timestamp(3) with time zone NOT NULL,
  PRIMARY KEY ("calendar_id", "from_at", "to_at")
);

CREATE TABLE "google_events" (
  "booking_id" uuid PRIMARY KEY,
  "calendar_id" varchar(300),
  "event_id" varchar(1024),
  "generation" integer NOT NULL DEFAULT 1,
  "wanted" integer NOT NULL DEFAULT 1,
  "done" integer NOT NULL DEFAULT 0,
  "state" varchar(20) NOT NULL DEFAULT 'waiting'
    CHECK ("state" IN ('waiting', 'synced', 'failed', 'review', 'gone')),
  "problem" varchar(300),
  "event_start" timestamp(3) with time zone,
  "event_end" timestamp(3) with time zone,
  "etag" varchar(300),
  "queued_at" timestamp(3) with time zone NOT NULL DEFAULT now()
);
CREATE INDEX "google_events_event_idx" ON "google_events" ("calendar_id", "event_id");
CREATE INDEX "google_events_open_idx" ON "google_events" ("state", "queued_at") WHERE "state" <> 'synced';
