import { env } from '@/env'
import { allowedOrigins } from './allowed-origins'

const mutating = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const origins = new Set(allowedOrigins(env))

export const isMutating = ({ method }: Request): boolean => mutating.has(method)

export function comesFromElsewhere({ headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin) return !origins.has(origin)
  return headers.get('sec-fetch-site') === 'cross-site'
}

/** Payload takes the method from these headers; the guard would check a different method. */
const overrides = ['x-payload-http-method-override', 'x-http-method-override']

export const hasMethodOverride = ({ headers }: Request): boolean =>
  overrides.some((name) => headers.has(name))

/** The only supported override: a POST whose body is the query of a GET. */
export const asksForGet = ({ method, headers }: Request): boolean =>
  method === 'POST' && overrides.every((name) => (headers.get(name) ?? 'GET') === 'GET')

export const comesFromThisSite = ({ headers }: Request): boolean => origins.has(headers.get('origin') ?? '')

export function isReadable({ url }: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}
