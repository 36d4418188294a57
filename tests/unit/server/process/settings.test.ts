import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv, settingWarnings } from '@/env'
import { readSecretFiles } from '@/server/process/secret-files'

const enough = {
  DATABASE_URL: 'postgres://quickwin@database:5432/quickwin',
  PAYLOAD_SECRET: 's'.repeat(32),
  ENCRYPTION_KEY: '0'.repeat(64),
}

function problemsOf(wrong: Record<string, string>): string[] {
  try {
    readEnv({ ...enough, ...wrong })
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
  return []
}

describe('a wrong setting is named alone, with its reason', () => {
  it.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['LISTEN_HOST', 'localhost', 'must be an IP address of this machine'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'must be a whole number from 0 to 65535'],
    ['PORT', ' 80', 'must be a whole number from 0 to 65535'],
    ['METRICS_PORT', '0', 'must be a whole number from 1 to 65535'],
    ['METRICS_PORT', '3000', 'must be another than PORT'],
    ['METRICS_HOST', 'localhost', 'must be an IP address of this machine'],
    ['TRUSTED_PROXY_HOPS', '-1', 'must be a whole number from 0 to 10'],
    ['TRUSTED_PROXY_HOPS', 'one', 'must be a whole number from 0 to 10'],
    ['SITE_URL', 'example.com', 'must be an http:// or https:// address'],
    ['SITE_URL', 'https://example.com/site', 'must have no path'],
    ['SITE_URL', 'https://', 'must be an http:// or https:// address'],
    ['SITE_URL', 'https://me:geheim@example.com', 'must have no user, password, query or fragment'],
    ['SITE_URL', 'https://example.com?a=1', 'must have no user, password, query or fragment'],
    ['SITE_URL', 'https://example.com#a', 'must have no user, password, query or fragment'],
    ['SITE_URL', 'https://*.example.com', 'must name one host'],
    ['SMTP_URL', 'mail.example.com', 'must be a URL that starts with smtp:// or smtps://'],
    ['SMTP_URL', 'smtp://', expect.stringContaining('cannot be read')],
    ['SMTP_URL', 'smtp://me:50%@mail.example.com', expect.stringContaining('SMTP_PASSWORD')],
    ['DATABASE_URL', 'mysql://a/b', 'must be a URL that starts with postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://me:p@ss/w#rd@host/db', expect.stringContaining('DATABASE_PASSWORD')],
    ['ENCRYPTION_KEY', 'short', 'must be 32 bytes written as 64 hexadecimal characters'],
    ['MAIL_FROM', 'Quickwin', 'must be an address, or Name <address>'],
    ['ADMIN_PASSWORD', 'short', 'must have at least 8 characters'],
    ['LOG_LEVEL', 'loud', expect.stringContaining('must be one of')],
  ])('%s=%s', (name, value, reason) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.split(' ')[0]).toBe(name)
    expect(problems[0]?.slice(name.length + 1)).toEqual(reason)
  })

  it('reports of every one at once', () => {
    expect(
      problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud', PAYLOAD_SECRET: '' }).map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'PAYLOAD_SECRET', 'LOG_LEVEL'])
  })

  it('never shows a value', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://me:geheim/1@host/db' }).join()).not.toContain('geheim')
  })
})

describe('the storage of uploads', () => {
  const storage = {
    S3_BUCKET: 'quickwin-uploads',
    S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }

  it('is there with all of its settings, and off without any', () => {
    expect(readEnv({ ...enough, ...storage })).toMatchObject({ ...storage, S3_FORCE_PATH_STYLE: false })
    expect(readEnv({ ...enough, ...storage, S3_FORCE_PATH_STYLE: 'true' }).S3_FORCE_PATH_STYLE).toBe(true)
    expect(readEnv({ ...enough, S3_BUCKET: '', S3_FORCE_PATH_STYLE: '' }).S3_BUCKET).toBeUndefined()
  })

  it.each(Object.keys(storage))('without %s alone is refused, and so is it alone', (name) => {
    const { [name]: value = '', ...others }: Record<string, string> = storage
    expect(problemsOf(others)).toEqual([`${name} is required with the other settings S3_...`])
    expect(problemsOf({ [name]: value }).map((line) => line.split(' ')[0])).toEqual(
      Object.keys(storage).filter((other) => other !== name),
    )
  })

  it.each([
    ['S3_BUCKET', 'No_Bucket', /^S3_BUCKET must be the name of a bucket/],
    ['S3_BUCKET', 'ab', /^S3_BUCKET must be the name of a bucket/],
    ['S3_ENDPOINT', 's3.example.com', /^S3_ENDPOINT must be an http:\/\/ or https:\/\/ address$/],
    ['S3_ENDPOINT', 'https://me:geheim@s3.example.com', /^S3_ENDPOINT must have no user, password or query$/],
    ['S3_REGION', 'eu central', /^S3_REGION must be the name of a region/],
    ['S3_ACCESS_KEY_ID', 'two words', /^S3_ACCESS_KEY_ID must have no spaces or line breaks$/],
    ['S3_SECRET_ACCESS_KEY', 'gehe im', /^S3_SECRET_ACCESS_KEY must have no spaces or line breaks$/],
    ['S3_FORCE_PATH_STYLE', 'yes', /^S3_FORCE_PATH_STYLE must be true or false$/],
  ])('%s=%s is named alone, without its value', (name, value, reason) => {
    const problems = problemsOf({ ...storage, [name]: value })
    expect(problems).toEqual([expect.stringMatching(reason)])
    expect(problems.join()).not.toMatch(/geheim|gehe im/)
  })

  it('says both what is missing and what is wrong', () => {
    const { S3_REGION: _, ...others } = storage
    expect(problemsOf({ ...others, S3_BUCKET: 'X', PORT: 'abc' }).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'S3_BUCKET',
      'S3_REGION',
    ])
  })
})

describe('passwords next to their addresses', () => {
  const awkward = 'p@ss/w#rd:?%&= 漢"\'\\'

  it.each(['DATABASE', 'SMTP'] as const)('%s_PASSWORD may have any character', (name) => {
    const env = readEnv({
      ...enough,
      SMTP_URL: 'smtp://me@mail.example.com:587',
      [`${name}_PASSWORD`]: awkward,
    })
    const url = new URL(env[`${name}_URL`] ?? '')
    expect(decodeURIComponent(url.password)).toBe(awkward)
    expect(url.hostname).toBe(name === 'SMTP' ? 'mail.example.com' : 'database')
  })

  it('does not touch an address that has its own', () => {
    const DATABASE_URL = 'postgres://me:mine@elsewhere/db'
    expect(readEnv({ ...enough, DATABASE_URL, DATABASE_PASSWORD: awkward }).DATABASE_URL).toBe(DATABASE_URL)
  })

  it('is the same when what was read is read again', () => {
    const { DATABASE_URL } = readEnv({ ...enough, DATABASE_PASSWORD: awkward })
    expect(readEnv({ ...enough, DATABASE_URL, DATABASE_PASSWORD: awkward }).DATABASE_URL).toBe(DATABASE_URL)
  })
})

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-secrets-'))
  const file = join(folder, 'secret')

  it('are read without the line break at their end', () => {
    writeFileSync(file, ' with a space \n')
    expect(readSecretFiles({ PAYLOAD_SECRET_FILE: file })).toEqual({ PAYLOAD_SECRET: ' with a space ' })
  })

  it('name the file that is missing by its setting, not by its path', () => {
    const read = () => readSecretFiles({ ENCRYPTION_KEY_FILE: join(folder, 'none') })
    expect(read).toThrow('ENCRYPTION_KEY_FILE names a file that cannot be read (ENOENT)')
    expect(read).not.toThrow(folder)
  })

  it('cannot be given both ways', () => {
    expect(() => readSecretFiles({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: file })).toThrow('keep one')
  })
})

describe('settings that are allowed but doubtful', () => {
  it('are a public site without mail and without its proxy', () => {
    const doubts = settingWarnings(readEnv({ ...enough, SITE_URL: 'https://example.com' }))
    expect(doubts).toEqual([
      expect.stringContaining('SMTP_URL'),
      expect.stringContaining('TRUSTED_PROXY_HOPS'),
    ])
  })

  it('are none on a laptop', () => {
    expect(settingWarnings(readEnv(enough))).toEqual([])
  })
})
