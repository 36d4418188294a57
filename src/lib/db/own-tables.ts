/** The tables of src/migrations/rules, which belong to no collection. */
import {
  bigint,
  boolean,
  char,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const hash = (name: string) => char(name, { length: 64 })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const account_credentials = pgTable('account_credentials', {
  userId: uuid('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
  totpSealed: text('totp_sealed'),
  totpEnabledAt: instant('totp_enabled_at'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
})

export const account_recovery_codes = pgTable('account_recovery_codes', {
  userId: uuid('user_id').notNull(),
  codeHash: hash('code_hash').notNull(),
  usedAt: instant('used_at'),
})

export const account_sessions = pgTable('account_sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: hash('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  address: varchar('address', { length: 64 }).notNull(),
  userAgent: varchar('user_agent', { length: 300 }).notNull(),
  twoFactor: boolean('two_factor').notNull(),
  authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
  /** The last sensitive act, by its address, and when it was. */
  actKind: varchar('act_kind', { length: 80 }),
  actAt: instant('act_at'),
})

export const account_passkeys = pgTable('account_passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  credentialId: varchar('credential_id', { length: 1400 }).notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: varchar('name', { length: 60 }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at'),
})

export const account_passkey_attempts = pgTable('account_passkey_attempts', {
  tokenHash: hash('token_hash').primaryKey(),
  challenge: varchar('challenge', { length: 100 }).notNull(),
  purpose: varchar('purpose', { enum: ['register', 'sign-in', 'second-factor', 'proof'] }).notNull(),
  userId: uuid('user_id'),
  sessionId: uuid('session_id'),
  expiresAt: instant('expires_at').notNull(),
})

export const api_keys = pgTable('api_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: varchar('name', { length: 60 }).notNull(),
  scopes: text('scopes').array().notNull(),
  tokenHash: hash('token_hash').notNull(),
  /** Its readable beginning. */
  hint: varchar('hint', { length: 20 }).notNull(),
  previousHash: hash('previous_hash'),
  previousUntil: instant('previous_until'),
  /** Made in a session with a second factor. */
  twoFactor: boolean('two_factor').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  lastNetwork: varchar('last_network', { length: 64 }),
  networks: text('networks').array().notNull().default([]),
})

export const account_links = pgTable('account_links', {
  userId: uuid('user_id').notNull(),
  purpose: varchar('purpose', { enum: ['reset-password', 'change-email', 'choose-password'] }).notNull(),
  tokenHash: hash('token_hash').notNull(),
  email: varchar('email', { length: 254 }),
  expiresAt: instant('expires_at').notNull(),
})

export const account_sign_ups = pgTable('account_sign_ups', {
  email: varchar('email', { length: 254 }).notNull(),
  fullName: varchar('full_name', { length: 100 }).notNull(),
  passwordHash: text('password_hash').notNull(),
  tokenHash: hash('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

export const switched_off_accounts = pgTable('switched_off_accounts', {
  userId: uuid('user_id').primaryKey(),
  since: instant('since').notNull().defaultNow(),
})

export const account_activity = pgTable('account_activity', {
  userId: uuid('user_id').primaryKey(),
  lastSignInAt: instant('last_sign_in_at').notNull(),
})

export const audit_anchors = pgTable('audit_anchors', {
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  kind: varchar('kind', { enum: ['anchor', 'cut', 'sealed'] }).notNull(),
  hash: hash('hash').notNull(),
  madeAt: instant('made_at').notNull(),
  mac: text('mac').notNull(),
})

export const backup_runs = pgTable('backup_runs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: instant('made_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  problem: text('problem'),
})

export const booking_feed = pgTable('booking_feed', {
  keyHash: hash('key_hash').primaryKey(),
  /** Null for the feed of all calls. */
  assigneeId: uuid('assignee_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
})

export const booking_arrivals = pgTable('booking_arrivals', {
  bookingId: uuid('booking_id').primaryKey(),
  at: instant('at').notNull(),
  confirmedAt: instant('confirmed_at'),
  burst: uuid('burst'),
})

export const blog_readers = pgTable('blog_readers', {
  blogId: uuid('blog_id').notNull(),
  day: date('day').notNull(),
  readerHash: char('reader_hash', { length: 43 }).notNull(),
})

const publishedDocument = () => ({
  kind: text('kind', {
    enum: ['blogs', 'ideas', 'flagships', 'custom-pages', 'case-studies', 'legal-pages', 'pages'],
  }).notNull(),
  documentId: uuid('document_id').notNull(),
})

export const draft_links = pgTable('draft_links', {
  ...publishedDocument(),
  tokenHash: hash('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  madeBy: uuid('made_by'),
})

export const draft_remarks = pgTable('draft_remarks', {
  id: uuid('id').primaryKey().defaultRandom(),
  linkHash: hash('link_hash').notNull(),
  /** The paragraph's place in the text. Null for the whole. */
  place: integer('place'),
  /** The first words of the paragraph, as the reader saw them. */
  quote: varchar('quote', { length: 120 }).notNull(),
  name: varchar('name', { length: 60 }).notNull(),
  text: varchar('text', { length: 2000 }).notNull(),
  leftAt: instant('left_at').notNull().defaultNow(),
})

export const publication_schedule = pgTable('publication_schedule', {
  id: uuid('id').primaryKey().defaultRandom(),
  ...publishedDocument(),
  action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
  runAt: instant('run_at').notNull(),
  madeBy: uuid('made_by'),
  madeAt: instant('made_at').notNull().defaultNow(),
  problem: text('problem'),
})

export const busy_calendars = pgTable('busy_calendars', {
  id: hash('id').primaryKey(),
  name: varchar('name', { length: 80 }).notNull(),
  place: smallint('place').notNull(),
  askedAt: instant('asked_at'),
  knownAt: instant('known_at'),
  readAt: instant('read_at'),
  readZone: varchar('read_zone', { length: 64 }),
  etag: varchar('etag', { length: 300 }),
  bodyHash: hash('body_hash'),
  problem: varchar('problem', { length: 40 }),
  problemSince: instant('problem_since'),
  alertedAt: instant('alerted_at'),
  leftOut: jsonb('left_out'),
  hostId: uuid('host_id'),
})

const connectionState = () => ({
  connectedAt: instant('connected_at'),
  workedAt: instant('worked_at'),
  problem: varchar('problem', { length: 40 }),
  problemSince: instant('problem_since'),
  alertedAt: instant('alerted_at'),
  alertedKinds: text('alerted_kinds').array().notNull().default([]),
  syncCalendarId: varchar('sync_calendar_id', { length: 300 }),
  syncToken: text('sync_token'),
  syncedAt: instant('synced_at'),
})

export const google_connection = pgTable('google_connection', {
  id: smallint('id').primaryKey().default(1),
  ...connectionState(),
  channelId: uuid('channel_id'),
  channelResourceId: varchar('channel_resource_id', { length: 300 }),
  channelTokenHash: hash('channel_token_hash'),
  channelCalendarId: varchar('channel_calendar_id', { length: 300 }),
  channelExpiresAt: instant('channel_expires_at'),
})

/** Named as in `calendar_settings` and `google_connection`, so that both are read by the same code. */
export const google_host_connections = pgTable('google_host_connections', {
  hostId: uuid('host_id').primaryKey(),
  googleAccessToken: varchar('google_access_token'),
  googleRefreshToken: varchar('google_refresh_token'),
  googleTokenExpiresAt: timestamp('google_token_expires_at', {
    mode: 'string',
    withTimezone: true,
    precision: 3,
  }),
  googleCalendarId: varchar('google_calendar_id'),
  syncEnabled: boolean('sync_enabled').notNull().default(false),
  ...connectionState(),
})

export const google_oauth_flows = pgTable('google_oauth_flows', {
  stateHash: hash('state_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const google_busy = pgTable('google_busy', {
  calendarId: varchar('calendar_id', { length: 300 }).notNull(),
  fromAt: instant('from_at').notNull(),
  toAt: instant('to_at').notNull(),
  ranges: jsonb('ranges').notNull(),
  knownAt: instant('known_at').notNull(),
})

export const google_events = pgTable('google_events', {
  bookingId: uuid('booking_id').primaryKey(),
  /** In whose account it is. Null for the company's. */
  hostId: uuid('host_id'),
  calendarId: varchar('calendar_id', { length: 300 }),
  eventId: varchar('event_id', { length: 1024 }),
  generation: integer('generation').notNull().default(1),
  wanted: integer('wanted').notNull().default(1),
  done: integer('done').notNull().default(0),
  state: varchar('state', { enum: ['waiting', 'synced', 'failed', 'review', 'gone'] })
    .notNull()
    .default('waiting'),
  problem: varchar('problem', { length: 300 }),
  eventStart: instant('event_start'),
  eventEnd: instant('event_end'),
  etag: varchar('etag', { length: 300 }),
  queuedAt: instant('queued_at').notNull().defaultNow(),
})

/** The subject of a note or a next step: exactly one of these. */
const subject = () => ({
  inquiryId: uuid('inquiry_id'),
  registrationId: uuid('registration_id'),
  bookingId: uuid('booking_id'),
  /** An address in lower case. */
  person: varchar('person', { length: 254 }),
})

export const work_notes = pgTable('work_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  ...subject(),
  authorId: uuid('author_id'),
  text: varchar('text', { length: 4000 }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const next_steps = pgTable('next_steps', {
  id: uuid('id').primaryKey().defaultRandom(),
  ...subject(),
  text: varchar('text', { length: 300 }).notNull(),
  dueOn: date('due_on').notNull(),
  assigneeId: uuid('assignee_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  doneAt: instant('done_at'),
})

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** An address in lower case. */
  person: varchar('person', { length: 254 }).notNull(),
  /** Null while it follows from what the person wrote and booked. */
  stage: varchar('stage', { enum: ['new', 'in_talk', 'offer_sent'] }),
  outcome: varchar('outcome', { enum: ['won', 'lost'] }),
  lostReason: varchar('lost_reason', {
    enum: ['price', 'timing', 'competitor', 'no_answer', 'no_fit', 'other'],
  }),
  value: integer('value'),
  expectedMonth: char('expected_month', { length: 7 }),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Work that closed at this time or later closed with it. */
  decidedAt: instant('decided_at'),
})

export const sent_mails = pgTable('sent_mails', {
  id: varchar('id', { length: 200 }).primaryKey(),
  kind: varchar('kind', { length: 40 }).notNull(),
  audience: varchar('audience', { length: 20 }).notNull(),
  recipient: varchar('recipient', { length: 254 }),
  aboutTable: varchar('about_table', { length: 40 }).notNull(),
  aboutId: uuid('about_id').notNull(),
  sequence: integer('sequence').notNull(),
  messageId: varchar('message_id', { length: 500 }).notNull(),
  via: varchar('via', { enum: ['smtp', 'file'] }).notNull(),
  sentAt: instant('sent_at').notNull().defaultNow(),
})

export const newsletter_letters = pgTable('newsletter_letters', {
  issueId: uuid('issue_id').primaryKey(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  url: text('url').notNull(),
})

export const newsletter_deliveries = pgTable('newsletter_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  issueId: uuid('issue_id').notNull(),
  subscriberId: uuid('subscriber_id'),
  lot: integer('lot').notNull(),
  state: text('state', { enum: ['waiting', 'sent', 'failed', 'unsubscribed', 'stopped'] })
    .notNull()
    .default('waiting'),
  tries: integer('tries').notNull().default(0),
  problem: text('problem'),
  sentAt: instant('sent_at'),
  leftAt: instant('left_at'),
})

export const idempotency_keys = pgTable('idempotency_keys', {
  scope: varchar('scope', { length: 60 }).notNull(),
  keyHash: hash('key_hash').notNull(),
  requestHash: hash('request_hash').notNull(),
  status: smallint('status').notNull(),
  body: text('body').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const visit_salts = pgTable('visit_salts', {
  day: date('day').primaryKey(),
  salt: bytes('salt').notNull(),
})

export const visit_visitors = pgTable('visit_visitors', {
  day: date('day').notNull(),
  visitor: char('visitor', { length: 22 }).notNull(),
  network: char('network', { length: 22 }).notNull(),
  page: varchar('page', { length: 100 }).notNull(),
  source: varchar('source', { length: 100 }).notNull(),
})

export const visit_days = pgTable('visit_days', {
  day: date('day').primaryKey(),
  visitors: integer('visitors').notNull(),
})

export const visit_sources = pgTable('visit_sources', {
  day: date('day').notNull(),
  kind: varchar('kind', { enum: ['page', 'source'] }).notNull(),
  value: varchar('value', { length: 100 }).notNull(),
  visitors: integer('visitors').notNull(),
})

export const webhook_deliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  event: varchar('event', { length: 40 }).notNull(),
  body: text('body'),
  createdAt: instant('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  triedAt: instant('tried_at'),
  deliveredAt: instant('delivered_at'),
  status: smallint('status'),
  problem: varchar('problem', {
    length: 20,
    enum: ['address', 'private', 'unreachable', 'redirects', 'too_large', 'too_slow', 'status'],
  }),
})
