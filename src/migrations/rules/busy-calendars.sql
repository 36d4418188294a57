-- What is known of the busy calendars in the settings. "id" is a hash of the address, which is a secret.
CREATE TABLE "busy_calendars" (
  "id" char(64) PRIMARY KEY,
  "name" varchar(80) NOT NULL,
  "place" smallint NOT NULL,
  "asked_at" timestamp(3) with time zone,
  -- The last answer, also when it was 'not changed'; and when the file itself was read.
  "known_at" timestamp(3) with time zone,
  "read_at" timestamp(3) with time zone,
  "read_zone" varchar(64),
  "etag" varchar(300),
  "body_hash" char(64),
  "problem" varchar(40),
  "problem_since" timestamp(3) with time zone,
  "alerted_at" timestamp(3) with time zone
);

CREATE TABLE "busy_calendar_times" (
  "calendar_id" char(64) NOT NULL REFERENCES "busy_calendars" ON DELETE CASCADE,
  "start_at" timestamp(3) with time zone NOT NULL,
  "end_at" timestamp(3) with time zone NOT NULL,
  PRIMARY KEY ("calendar_id", "start_at")
);
