import * as z from 'zod/mini'
import { googleAddresses } from './addresses'
import { type FailureKind, GoogleFailure, isFailure, QUOTA } from './failure'
import { maxWait } from './timeout'

export interface OAuthClient {
  clientId: string
  clientSecret: string
  redirectUri: string
}

const YEAR_SECONDS = 366 * 24 * 3600
/** Goes into a header. */
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/))

const tokenAnswer = z.object({
  access_token: token,
  expires_in: z.number().check(z.minimum(0), z.maximum(YEAR_SECONDS)),
  refresh_token: z.optional(token),
  scope: z.optional(z.string()),
})

export interface Tokens {
  accessToken: string
  expiresAt: Date
  /** Replaces the previous one, which may already be void. */
  refreshToken?: string | undefined
  scopes: string[]
}

const kinds: Record<string, FailureKind> = {
  invalid_grant: 'reconnect',
  invalid_client: 'configuration',
  unauthorized_client: 'configuration',
  redirect_uri_mismatch: 'configuration',
  invalid_token: 'missing',
}
const MOST_LETTERS = 64 * 1024
/** Errors with another status come from a proxy. */
const OF_THE_PROTOCOL = [400, 401, 403]

async function bodyOf({ body }: Response): Promise<unknown> {
  let text = ''
  const letters = new TextDecoder()
  for await (const part of body ?? []) {
    text += letters.decode(part, { stream: true })
    if (text.length > MOST_LETTERS) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function post(address: string, fields: Record<string, string>): Promise<unknown> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(maxWait.ms),
    })
    body = await bodyOf(response)
  } catch {
    throw new GoogleFailure('unavailable', 'the token endpoint does not answer')
  }
  if (response.ok) return body
  const error = (body as { error?: unknown } | undefined)?.error
  const kind = typeof error === 'string' ? kinds[error] : undefined
  const later = !OF_THE_PROTOCOL.includes(response.status) || QUOTA.test(String(error))
  throw new GoogleFailure(
    kind ?? (later ? 'unavailable' : 'rejected'),
    `token endpoint, ${response.status}${kind ? ` ${error}` : ''}`,
  )
}

async function tokens(fields: Record<string, string>): Promise<Tokens> {
  const asked = Date.now()
  const answer = tokenAnswer.safeParse(await post(googleAddresses().token, fields))
  if (!answer.success) throw new GoogleFailure('unavailable', 'the token endpoint answers with no token')
  const { access_token, expires_in, refresh_token, scope } = answer.data
  return {
    accessToken: access_token,
    expiresAt: new Date(asked + expires_in * 1000),
    refreshToken: refresh_token,
    scopes: (scope ?? '').split(' ').filter(Boolean),
  }
}

const credentials = ({ clientId, clientSecret }: OAuthClient) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

/** Exchanges the callback's code. `verifier` proves our request (PKCE). */
export const exchangeCode = (client: OAuthClient, code: string, verifier: string): Promise<Tokens> =>
  tokens({
    ...credentials(client),
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: client.redirectUri,
  })

/** @throws GoogleFailure `reconnect` if the grant is revoked */
export async function refreshTokens(client: OAuthClient, refreshToken: string): Promise<Tokens> {
  try {
    return await tokens({
      ...credentials(client),
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    })
  } catch (error) {
    // Retries cannot help, so the team must act.
    if (!isFailure(error, 'rejected')) throw error
    throw new GoogleFailure('configuration', 'the token endpoint refuses our client')
  }
}

export async function revokeGrant(token: string): Promise<void> {
  try {
    await post(googleAddresses().revoke, { token })
  } catch (error) {
    if (!isFailure(error, 'missing', 'reconnect')) throw error
  }
}
