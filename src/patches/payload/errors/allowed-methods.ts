import type { Endpoint, SanitizedConfig } from 'payload'
import { problem } from '@/lib/http/problem'

type Route = { method: string; pattern: RegExp }

const patternOf = (path: string): RegExp =>
  new RegExp(`^/api${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`)

const routesUnder = (prefix: string, endpoints: Omit<Endpoint, 'root'>[] | false | undefined): Route[] =>
  (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: patternOf(`${prefix}${path}`),
  }))

const routesByConfig = new WeakMap<SanitizedConfig, Route[]>()

function routesOf(config: SanitizedConfig): Route[] {
  const routes = routesByConfig.get(config) ?? [
    ...routesUnder('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => routesUnder(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => routesUnder(`/globals/${slug}`, endpoints)),
  ]
  routesByConfig.set(config, routes)
  return routes
}

/** Answers 405 with the allowed methods if Payload knows the path only with another method. Any other answer passes unchanged. */
export async function wrongMethod(
  config: SanitizedConfig,
  request: Request,
  response: Response,
): Promise<Response> {
  if (response.status !== 404) return response
  const { pathname } = new URL(request.url)
  const methods = new Set(
    routesOf(config)
      .filter(({ pattern }) => pattern.test(pathname))
      .map(({ method }) => method),
  )
  // A missing document is a 404 of an existing route.
  const asked = request.method === 'HEAD' ? 'GET' : request.method
  if (methods.size === 0 || methods.has(asked)) return response
  const allowed = [...methods].sort().join(', ')
  return problem(
    405,
    { message: `This address takes ${allowed}.`, code: 'method_not_allowed' },
    {},
    { allow: allowed },
  )
}
