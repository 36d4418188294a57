/**
 * The path and query that a request line asks for; undefined where it asks for none, as `*` does. A whole
 * address, as proxies send it, is as good as its path.
 */
export function requestTarget(target: string | undefined): string | undefined {
  if (target?.startsWith('/')) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return `${pathname}${search}`
}
