/**
 * The path and query of a request line; undefined if there is none, as in `*`. Proxies send a full address, of which only the
 * path counts.
 */
export function requestTarget(target: string | undefined): string | undefined {
  if (target?.startsWith('/')) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return `${pathname}${search}`
}
