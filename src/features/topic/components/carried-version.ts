const KEY = 'quickwin:idea-version'

/** Keeps a visitor's version of an idea for the next form in this tab. No address contains it. */
export function carryVersion(slug: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(KEY, JSON.stringify({ slug, text }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage can be disabled. The form then has only the idea's name.
  }
}

export function carriedVersion(slug: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('slug' in kept && 'text' in kept)) return null
    return kept.slug === slug ? String(kept.text) : null
  } catch {
    return null
  }
}
