import { createHash } from 'node:crypto'
import { type Answer, oauthError } from './answer.ts'
import { type Grant, randomId, type World } from './world.ts'

const CODE_MS = 10 * 60_000

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const page = (title: string, body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
<h1>${title}</h1>${body}</html>`

/** Why the question of an application cannot be shown; Google reports the person, not the application. */
function consentProblem(world: World, ask: URLSearchParams): string | undefined {
  const redirect = ask.get('redirect_uri') ?? ''
  if (ask.get('client_id') !== world.client.id) return 'invalid_client: The OAuth client was not found.'
  if (!world.client.redirectUris.includes(redirect)) return `redirect_uri_mismatch: ${redirect}`
  if (ask.get('response_type') !== 'code') return 'invalid_request: response_type'
  if (!ask.get('scope')) return 'invalid_request: Missing required parameter: scope'
  if (ask.get('code_challenge') && ask.get('code_challenge_method') !== 'S256')
    return 'invalid_request: code_challenge_method'
  return undefined
}

/** GET /o/oauth2/v2/auth: the page on which someone allows or denies, and unticks scopes. */
export function consentPage(world: World, ask: URLSearchParams): Answer {
  const problem = consentProblem(world, ask)
  if (problem) return { status: 400, html: page('Access blocked', `<p>${escaped(problem)}</p>`) }
  const scopes = (ask.get('scope') ?? '').split(' ')
  const hidden = [...ask].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const boxes = scopes.map(
    (scope) =>
      `<p><label><input type="checkbox" name="granted" value="${escaped(scope)}" checked> ${escaped(scope)}</label></p>`,
  )
  return {
    status: 200,
    html: page(
      'Choose what to allow',
      `<p>An application wants to use the calendars of ${escaped(world.account)}.</p>
<form method="post">${hidden.join('')}${boxes.join('')}
<button name="choice" value="allow">Allow</button><button name="choice" value="deny">Deny</button></form>`,
    ),
  }
}

/** The person's choice redirects to the application. */
export function consentChoice(world: World, form: URLSearchParams): Answer {
  const problem = consentProblem(world, form)
  if (problem) return { status: 400, html: page('Access blocked', `<p>${escaped(problem)}</p>`) }
  const back = new URL(form.get('redirect_uri') ?? '')
  const state = form.get('state')
  if (state !== null) back.searchParams.set('state', state)
  if (form.get('choice') !== 'allow') {
    back.searchParams.set('error', 'access_denied')
    return { status: 302, location: back.href }
  }
  const code = randomId('4/')
  const scope = form.getAll('granted').join(' ')
  world.codes.set(code, {
    redirectUri: form.get('redirect_uri') ?? '',
    challenge: form.get('code_challenge') ?? '',
    scope,
    expires: Date.now() + CODE_MS,
    account: world.account,
  })
  back.searchParams.set('code', code)
  back.searchParams.set('scope', scope)
  return { status: 302, location: back.href }
}

function issue(world: World, grant: Grant, extra: object = {}): Answer {
  const accessToken = randomId('ya29.')
  grant.accessTokens.set(accessToken, Date.now() + world.accessTokenSeconds * 1000)
  return {
    status: 200,
    json: {
      access_token: accessToken,
      expires_in: world.accessTokenSeconds,
      scope: grant.scope,
      token_type: 'Bearer',
      ...extra,
    },
  }
}

function exchangeCode(world: World, form: URLSearchParams): Answer {
  const code = form.get('code') ?? ''
  const asked = world.codes.get(code)
  // A code works once, even if the request fails.
  world.codes.delete(code)
  if (!asked || asked.expires < Date.now()) return oauthError(400, 'invalid_grant')
  if (asked.redirectUri !== form.get('redirect_uri')) return oauthError(400, 'redirect_uri_mismatch')
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (asked.challenge && proof !== asked.challenge) return oauthError(400, 'invalid_grant')
  const grant: Grant = {
    account: asked.account,
    clientId: world.client.id,
    scope: asked.scope,
    refreshToken: randomId('1//'),
    accessTokens: new Map(),
  }
  world.grants.push(grant)
  return issue(world, grant, { refresh_token: grant.refreshToken })
}

function refresh(world: World, form: URLSearchParams): Answer {
  const grant = world.grants.find(({ refreshToken }) => refreshToken === form.get('refresh_token'))
  if (!grant) return oauthError(400, 'invalid_grant')
  if (!world.rotatesRefreshTokens) return issue(world, grant)
  // The one that was used is void from now on.
  grant.refreshToken = randomId('1//')
  return issue(world, grant, { refresh_token: grant.refreshToken })
}

/** POST /token. */
export function token(world: World, form: URLSearchParams): Answer {
  const { id, secret } = world.client
  if (form.get('client_id') !== id || form.get('client_secret') !== secret)
    return oauthError(401, 'invalid_client')
  if (form.get('grant_type') === 'authorization_code') return exchangeCode(world, form)
  if (form.get('grant_type') === 'refresh_token') return refresh(world, form)
  return oauthError(400, 'unsupported_grant_type')
}

/** POST /revoke: the whole grant ends, with any of its tokens. */
export function revoke(world: World, form: URLSearchParams): Answer {
  const named = form.get('token') ?? ''
  const grant = world.grants.find(
    ({ refreshToken, accessTokens }) => refreshToken === named || accessTokens.has(named),
  )
  if (!grant) return oauthError(400, 'invalid_token')
  world.grants = world.grants.filter((other) => other !== grant)
  return { status: 200, json: {} }
}

/** The grant behind `Authorization: Bearer`, while its token holds. */
export function grantOf(world: World, authorization: string | undefined): Grant | undefined {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? ''
  return world.grants.find(({ accessTokens }) => (accessTokens.get(given) ?? 0) > Date.now())
}
