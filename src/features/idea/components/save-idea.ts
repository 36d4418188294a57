import type { IdeaContent } from '../idea'

/** Where a saved edit went: to the CMS, or to this view of the page alone. */
export type SaveOutcome = { ok: true; kept: 'cms' | 'page' } | { ok: false; message: string }

/** Whether the visitor may change the site's content. Browser only. */
export async function isEditor(): Promise<boolean> {
  try {
    const response = await fetch('/api/session', { headers: { Accept: 'application/json' } })
    const session: { isAdmin?: boolean; isSuperAdmin?: boolean } = response.ok ? await response.json() : {}
    return session.isAdmin === true || session.isSuperAdmin === true
  } catch {
    return false
  }
}

const rows = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** Saves an edit of an idea's page: for editors in the CMS, for everybody else nowhere. Browser only. */
export async function saveIdea(id: string, content: IdeaContent): Promise<SaveOutcome> {
  if (!(await isEditor())) return { ok: true, kept: 'page' }
  const { howItWorks, requirements, ...rest } = content
  const failed = { ok: false, message: 'An unexpected error occurred. Please try again.' } as const
  try {
    const response = await fetch(`/api/ideas/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ ...rest, howItWorks: rows(howItWorks), requirements: rows(requirements) }),
    })
    if (response.ok) return { ok: true, kept: 'cms' }
    const refusal: { errors?: { message?: string }[] } = await response.json()
    return { ok: false, message: refusal.errors?.[0]?.message ?? failed.message }
  } catch {
    return failed
  }
}
