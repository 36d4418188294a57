import { z } from 'zod'

const noSpaces = z.string().regex(/^\S+$/, 'must have no spaces or line breaks')

/** Without a user and a query: the address appears in messages. */
function isPlainAddress(value: string): boolean {
  const { username, password, search, hash } = new URL(value)
  return !(username || password || search || hash)
}

/** Settings of S3-compatible storage for uploads. */
export const bucketFields = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .refine((value) => !URL.canParse(value) || isPlainAddress(value), 'must have no user, password or query')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/i, 'must be the name of a region, such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: noSpaces.optional(),
  S3_SECRET_ACCESS_KEY: noSpaces.optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
}

const together = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** The settings of the storage that are not given although others are. */
export function missingOfBucket(given: Record<string, string | undefined>): string[] {
  const missing = together.filter((name) => given[name] === undefined)
  return missing.length === together.length ? [] : missing
}
