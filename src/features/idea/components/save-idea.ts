import { type Answer, send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import type { IdeaContent } from '../idea'

type SavedTo = 'cms' | 'page'

const readIsEditor = (body: unknown): boolean => {
  const { isAdmin, isSuperAdmin } = membersOf(body)
  return isAdmin === true || isSuperAdmin === true
}

export const askIsEditor = (): Promise<Answer<boolean>> =>
  send('/api/session', { method: 'GET', read: readIsEditor })

const rows = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** Saves an edit: for editors to the CMS, for other visitors nowhere. `known` is an earlier answer. */
export async function saveIdea(
  id: string,
  content: IdeaContent,
  known: boolean | null,
): Promise<Answer<SavedTo>> {
  const isEditor = known === null ? await askIsEditor() : { ok: true as const, data: known }
  if (!isEditor.ok) return isEditor
  if (!isEditor.data) return { ok: true, data: 'page' }
  const { howItWorks, requirements, ...rest } = content
  return send(`/api/ideas/${id}?depth=0`, {
    method: 'PATCH',
    body: { ...rest, howItWorks: rows(howItWorks), requirements: rows(requirements) },
    read: () => 'cms' as const,
  })
}
