-- What was sent to webhooks. The id is the message's on every retry. "body" may hold personal data and goes once it is delivered.
CREATE TABLE "webhook_deliveries" (
  "id" uuid PRIMARY KEY,
  "webhook_id" uuid NOT NULL REFERENCES "webhooks" ON DELETE CASCADE,
  "event" varchar(40) NOT NULL,
  "body" text,
  "created_at" timestamp(3) with time zone NOT NULL,
  "tries" integer NOT NULL DEFAULT 0,
  "tried_at" timestamp(3) with time zone,
  "delivered_at" timestamp(3) with time zone,
  -- The receiver's last answer: its status, or why there was none.
  "status" smallint,
  "problem" varchar(20)
);
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" ("webhook_id", "created_at" DESC);
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" ("created_at");
