import { z } from 'zod'

/** The last part. A file without it is incomplete. */
export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json'
export const ANCHORS = 'audit-anchors.jsonl'
export const JOBS = 'jobs.jsonl'
/** Rows as lines of JSON, in parts of a few megabytes. */
export const tableOf = (partName: string): string | undefined =>
  /^tables\/([^/]+)\/\d+\.jsonl$/.exec(partName)?.[1]

const FORMAT = 1
const sum = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  format: z.literal(FORMAT, 'it was written by a newer version of the site'),
  madeAt: z.iso.datetime(),
  version: z.string(),
  siteUrl: z.string(),
  postgres: z.string(),
  /** True if a server was running. Its waiting jobs may be done since. */
  siteWasRunning: z.boolean(),
  keyId: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum })),
  jobs: z.number(),
  sequences: z.record(z.string(), z.object({ last: z.string(), called: z.boolean() })),
  media: z.record(z.string(), z.string()),
  missing: z.array(z.string()),
  parts: z.record(z.string(), z.object({ bytes: z.number(), sha256: sum })),
})

export type Manifest = z.infer<typeof manifestSchema>

export const secretsSchema = z.object({
  PAYLOAD_SECRET: z.string(),
  ENCRYPTION_KEY: z.string(),
  ENCRYPTION_KEYS_OLD: z.array(z.string()),
})

/** The keys of the site's sealed values. */
export type BackupSecrets = z.infer<typeof secretsSchema>

export const currentFormat = FORMAT
