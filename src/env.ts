import { z } from 'zod'

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  })
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  SITE_URL: origin,
  DATABASE_URL: url('postgres', 'postgresql'),
  DATA_DIR: z.string().min(1).default('.data'),
  PAYLOAD_SECRET: z.string('is required').min(32, 'must have at least 32 characters'),
  ENCRYPTION_KEY: z
    .string('is required')
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 32 bytes written as 64 hexadecimal characters'),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@quickwin.example'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).default('Quickwin <hello@quickwin.example>'),
  TRUSTED_PROXY_HOPS: z.coerce.number('must be a number').int().min(0).max(10).default(0),
  GOOGLE_API_ROOT_URL: url('http', 'https').optional(),
  GOOGLE_OAUTH_ROOT_URL: url('http', 'https').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = z.infer<typeof schema>

export class EnvError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

/**
 * Reads the settings of README.md's table from `source`. An empty value counts as not set.
 * @throws EnvError naming every setting that is missing or wrong, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse({
    ...given,
    SITE_URL: given.SITE_URL ?? `http://localhost:${given.PORT ?? 3000}`,
  })
  if (parsed.success) return parsed.data
  throw new EnvError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name} ${given[name] === undefined ? 'is required' : issue.message}`
    }),
  )
}

let cached: Env | undefined

/** The validated settings of this process; the only way to process.env. */
export const env: Env = new Proxy({} as Env, {
  get(_, name: keyof Env) {
    cached ??= readEnv(process.env)
    return cached[name]
  },
})
