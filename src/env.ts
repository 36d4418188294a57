import { isIP } from 'node:net'
import { z } from 'zod'
import { bucketFields, missingOfBucket } from './env-bucket.ts'
import { isProxyEntry } from './lib/http/trusted-proxies.ts'
import { addressProblem, normalizeAddress } from './lib/validation/email-address.ts'

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  // Digits alone: "1e3" and " 80" are numbers too, and no part of an address.
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number(error).min(min, error).max(max, error))
}

/** Whether `part` of an address, a user or a password, is percent-encoded as it has to be. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * An address with a host. A password with `/`, `#` or `@` in it that is not percent-encoded would be taken for
 * another host or path, and the error would then speak of something else.
 */
function address(protocols: readonly string[], passwordName: string) {
  const forms = protocols.map((protocol) => `${protocol}://`).join(' or ')
  return z.string().superRefine((value, context) => {
    const addProblem = (message: string) => context.addIssue({ code: 'custom', message })
    if (!protocols.some((protocol) => value.startsWith(`${protocol}://`))) {
      addProblem(`must be a URL that starts with ${forms}`)
      return
    }
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    const behindHost = value.slice(value.indexOf('://') + 3).replace(/^[^/?#]*/, '')
    if (!parsed?.host || behindHost.includes('@') || !isDecodable(parsed.username + parsed.password)) {
      addProblem(
        `cannot be read: write special characters of its password percent-encoded, or put the password into ${passwordName}`,
      )
    }
  })
}

/** What of an address is more than an origin that visitors can ask for. */
function moreThanOrigin({ hostname, pathname, username, password, search, hash }: URL): string | undefined {
  if (pathname !== '/') return 'must have no path'
  if (username || password || search || hash) return 'must have no user, password, query or fragment'
  return hostname.includes('*') ? 'must name one host' : undefined
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((value, context) => {
    const url = new URL(value)
    const message = moreThanOrigin(url)
    if (message) context.addIssue({ code: 'custom', message })
    return url.origin
  })

const ownAddress = z.string().refine((value) => isIP(value) > 0, 'must be an IP address of this machine')

const rootUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

const offUnlessTrue = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535).default(3000),
  LISTEN_HOST: ownAddress.optional(),
  SITE_URL: origin,
  DATABASE_URL: address(['postgres', 'postgresql'], 'DATABASE_PASSWORD'),
  DATA_DIR: z.string().min(1).default('.data'),
  PAYLOAD_SECRET: z.string('is required').min(32, 'must have at least 32 characters'),
  ENCRYPTION_KEY: z
    .string('is required')
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes written as 64 hexadecimal characters'),
  ENCRYPTION_KEYS_OLD: z
    .string()
    .default('')
    .transform((keys) => keys.split(',').flatMap((key) => key.trim() || []))
    .refine(
      (keys) => keys.every((key) => /^[0-9a-fA-F]{64}$/.test(key)),
      'must be keys of 64 hexadecimal characters, with commas between them',
    ),
  ADMIN_EMAIL: z
    .string()
    .transform(normalizeAddress)
    .refine((text) => !addressProblem(text), 'must be an email address')
    .default('admin@quickwin.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'SMTP_PASSWORD').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'must be an address, or Name <address>')
    .default('hello@quickwin.example'),
  TRUSTED_PROXY_HOPS: whole(0, 10).default(0),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(
      (list) => list.every(isProxyEntry),
      'must be IP addresses and networks such as 10.0.0.0/8, or the word private, with commas between them',
    ),
  REAUTHENTICATION_SECONDS: whole(1, 86_400).default(600),
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_HOST: ownAddress.default('127.0.0.1'),
  ALLOW_PRIVATE_CALENDARS: offUnlessTrue,
  ALLOW_PRIVATE_WEBHOOKS: offUnlessTrue,
  GOOGLE_API_ROOT_URL: rootUrl.optional(),
  GOOGLE_OAUTH_ROOT_URL: rootUrl.optional(),
  ...bucketFields,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

const schema = fields.refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, {
  path: ['METRICS_PORT'],
  error: 'must be another than PORT',
})

/** All settings of the site, also the passwords that become part of their address. */
export const settingNames = [...Object.keys(fields.shape), 'DATABASE_PASSWORD', 'SMTP_PASSWORD']

export type Env = z.infer<typeof schema>

export class EnvError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

/** The address with this password in it, escaped; an address that has a password keeps it. */
function withPassword(url: string | undefined, password: string | undefined): string | undefined {
  if (!url || password === undefined || !URL.canParse(url)) return url
  const parsed = new URL(url)
  if (parsed.password) return url
  parsed.password = encodeURIComponent(password)
  return parsed.href
}

/** The default address of the site: on this machine, at its port if that can be read. */
function localAddress(port = '3000'): string {
  return `http://localhost:${fields.shape.PORT.safeParse(port).success ? port : 3000}`
}

/**
 * Reads the settings of README.md's table from `source`. An empty value counts as not set.
 * @throws EnvError naming every setting that is missing or wrong once, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse({
    ...given,
    SITE_URL: given.SITE_URL ?? localAddress(given.PORT),
    DATABASE_URL: withPassword(given.DATABASE_URL, given.DATABASE_PASSWORD),
    SMTP_URL: withPassword(given.SMTP_URL, given.SMTP_PASSWORD),
  })
  const missing = missingOfBucket(given)
  if (parsed.success && missing.length === 0) return parsed.data
  const reasons = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    if (!reasons.has(name)) reasons.set(name, given[name] === undefined ? 'is required' : message)
  }
  for (const name of missing) reasons.set(name, 'is required with the other settings S3_...')
  throw new EnvError([...reasons].map(([name, reason]) => `${name} ${reason}`))
}

/** Settings that are allowed but probably a mistake. Logged once at the start. */
export function settingWarnings(env: Env): string[] {
  const doubts: string[] = []
  const isPublic = env.SITE_URL.startsWith('https://')
  if (isPublic && !env.SMTP_URL)
    doubts.push('SMTP_URL is not set: no mail leaves this machine, each is kept as a file in DATA_DIR/mail.')
  if (isPublic && env.TRUSTED_PROXY_HOPS === 0 && env.TRUSTED_PROXIES.length === 0)
    doubts.push(
      'SITE_URL is https and TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors would count as one. Set it to the number of your proxies, or TRUSTED_PROXIES to their addresses.',
    )
  return doubts
}

/** The settings of this process as they were given, unchecked. */
export const givenSettings = (): Record<string, string | undefined> => ({ ...process.env })

/** Checks the settings of this process as they are now. @throws EnvError */
export const checkSettings = (): Env => readEnv(process.env)

/** Changes settings for this process and the programs that it starts. */
export function setSettings(values: Record<string, string>): void {
  Object.assign(process.env, values)
}

/** Sets the settings that are missing or empty. */
export function addSettings(defaults: Record<string, string>): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
}

let cached: Env | undefined

/** The validated settings of this process; the only way to process.env. */
export const env: Env = new Proxy({} as Env, {
  get(_, name: keyof Env) {
    cached ??= checkSettings()
    return cached[name]
  },
})
