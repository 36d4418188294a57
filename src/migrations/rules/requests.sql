-- Answers of requests that carry an Idempotency-Key.
CREATE TABLE "idempotency_keys" (
  "scope" varchar(60) NOT NULL,
  "key_hash" char(64) NOT NULL,
  "request_hash" char(64) NOT NULL,
  "status" smallint NOT NULL,
  "body" text NOT NULL,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY ("scope", "key_hash")
);
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

-- Counters of the rate limits. Nobody needs them after a crash, so they stay out of the write-ahead log.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");

-- The counter of visitors (decision 0040): salt and numbers of the current day, totals of the days before.
-- A source is the campaign of the link (utm_source), or else the referring host.
CREATE TABLE "visit_salts" (
  "day" date PRIMARY KEY,
  "salt" bytea NOT NULL CHECK (octet_length("salt") = 32)
);
CREATE TABLE "visit_visitors" (
  "day" date NOT NULL,
  "visitor" char(22) NOT NULL,
  "network" char(22) NOT NULL,
  "page" varchar(100) NOT NULL,
  "source" varchar(100) NOT NULL,
  PRIMARY KEY ("day", "visitor")
);
CREATE TABLE "visit_days" (
  "day" date PRIMARY KEY,
  "visitors" integer NOT NULL CHECK ("visitors" >= 0)
);
CREATE TABLE "visit_sources" (
  "day" date NOT NULL,
  "kind" varchar(10) NOT NULL CHECK ("kind" IN ('page', 'source')),
  "value" varchar(100) NOT NULL,
  "visitors" integer NOT NULL CHECK ("visitors" >= 0),
  PRIMARY KEY ("day", "kind", "value")
);
