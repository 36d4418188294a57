-- What accounts sign in with, in tables that no interface of the CMS reaches. So no saved form brings back an old state.
CREATE TABLE "account_credentials" (
  "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
  "password_hash" text NOT NULL,
  "password_changed_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "totp_sealed" text,
  "totp_enabled_at" timestamp(3) with time zone,
  "totp_last_step" bigint,
  CONSTRAINT "account_credentials_totp" CHECK ("totp_enabled_at" IS NULL OR "totp_sealed" IS NOT NULL)
);

CREATE TABLE "account_recovery_codes" (
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "code_hash" char(64) NOT NULL,
  "used_at" timestamp(3) with time zone,
  PRIMARY KEY ("user_id", "code_hash")
);

CREATE TABLE "account_sessions" (
  "id" uuid PRIMARY KEY,
  "token_hash" char(64) NOT NULL UNIQUE,
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "last_seen_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp(3) with time zone NOT NULL,
  "address" varchar(64) NOT NULL,
  "user_agent" varchar(300) NOT NULL,
  "two_factor" boolean NOT NULL,
  -- When the person of the session last gave the password or a code: at the sign-in, or later.
  "authenticated_at" timestamp(3) with time zone NOT NULL DEFAULT now()
);
CREATE INDEX "account_sessions_user_idx" ON "account_sessions" ("user_id");

-- What a passkey of an account proves itself with. The counter never goes back, unless the passkey was copied.
CREATE TABLE "account_passkeys" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "credential_id" varchar(1400) NOT NULL UNIQUE,
  "public_key" bytea NOT NULL,
  "counter" bigint NOT NULL,
  "transports" text[] NOT NULL,
  "name" varchar(60) NOT NULL,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
  "last_used_at" timestamp(3) with time zone
);
CREATE INDEX "account_passkeys_user_idx" ON "account_passkeys" ("user_id");

-- What a browser was asked to sign, once. Without an account: a sign-in with a passkey alone.
CREATE TABLE "account_passkey_attempts" (
  "token_hash" char(64) PRIMARY KEY,
  "challenge" varchar(100) NOT NULL,
  "purpose" varchar(20) NOT NULL,
  "user_id" uuid REFERENCES "users" ("id") ON DELETE CASCADE,
  "session_id" uuid REFERENCES "account_sessions" ("id") ON DELETE CASCADE,
  "expires_at" timestamp(3) with time zone NOT NULL
);
CREATE INDEX "account_passkey_attempts_expires_idx" ON "account_passkey_attempts" ("expires_at");

CREATE TABLE "account_links" (
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "purpose" varchar(30) NOT NULL,
  "token_hash" char(64) NOT NULL UNIQUE,
  "email" varchar(254),
  "expires_at" timestamp(3) with time zone NOT NULL,
  PRIMARY KEY ("user_id", "purpose")
);

-- Each sign-up with an address has a row and a link of its own.
CREATE TABLE "account_sign_ups" (
  "email" varchar(254) NOT NULL,
  "full_name" varchar(100) NOT NULL,
  "password_hash" text NOT NULL,
  "token_hash" char(64) PRIMARY KEY,
  "expires_at" timestamp(3) with time zone NOT NULL
);
CREATE INDEX "account_sign_ups_email_idx" ON "account_sign_ups" ("email");

CREATE TABLE "switched_off_accounts" (
  "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
  "since" timestamp(3) with time zone NOT NULL DEFAULT now()
);

CREATE TABLE "account_activity" (
  "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
  "last_sign_in_at" timestamp(3) with time zone NOT NULL
);

-- An address has one open invitation.
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" (lower("email")) WHERE "status" = 'pending';

CREATE FUNCTION "keep_a_super_admin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two who remove each other at the same time: the second waits here, and then sees what is left.
  PERFORM pg_advisory_xact_lock(7214004);
  IF NOT EXISTS (SELECT 1 FROM "user_roles" WHERE "role" = 'super_admin') THEN
    RAISE EXCEPTION 'The last super admin stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "user_roles_keep_a_super_admin" AFTER DELETE OR UPDATE ON "user_roles"
  FOR EACH ROW WHEN (OLD."role" = 'super_admin') EXECUTE FUNCTION "keep_a_super_admin"();
