/** Where the browser keeps how this visit began, until the tab is closed. */
export const SOURCE_KEY = 'quickwin:source'

/** How the visit of this tab began, as optional fields of a public form. The server checks and cuts them. */
export function visitSource(): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SOURCE_KEY) ?? '{}')
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}
