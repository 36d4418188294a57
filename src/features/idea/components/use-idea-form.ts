import { useEffect, useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { useForm } from '@/components/form/use-form'
import { toast } from '@/components/ui/toast'
import { readSession } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { changeDocument } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
import type { IdeaContent } from '../idea'

type SavedTo = 'cms' | 'page'

const askIsEditor = () =>
  call(readSession, {}, { read: ({ isAdmin, isSuperAdmin }) => isAdmin === true || isSuperAdmin === true })

const rows = (texts: readonly string[]) => texts.map((text) => ({ text }))

/** Saves an edit: for editors to the CMS, for other visitors nowhere. `known` is an earlier answer. */
async function saveIdea(id: string, content: IdeaContent, known: boolean | null): Promise<Answer<SavedTo>> {
  const isEditor = known === null ? await askIsEditor() : { ok: true as const, data: known }
  if (!isEditor.ok) return isEditor
  if (!isEditor.data) return { ok: true, data: 'page' }
  const { howItWorks, requirements, ...rest } = content
  const body = { ...rest, howItWorks: rows(howItWorks), requirements: rows(requirements) }
  return changeDocument('ideas', id, body, { read: () => 'cms' as const })
}

const isFilled = (text: string) => text.trim() !== ''

const withoutEmptyRows = (content: IdeaContent): IdeaContent => ({
  ...content,
  howItWorks: content.howItWorks.filter(isFilled),
  requirements: content.requirements.filter(isFilled),
  steps: content.steps.filter(({ title, detail }) => isFilled(title) || isFilled(detail)),
})

/** The first broken rule. Visitors save without the CMS, which has the same rules. */
function firstMissingPart({ title, description, steps }: IdeaContent) {
  const missing = (field: string, message: string) => ({ title: 'Validation Error', field, message })
  if (!isFilled(title)) return missing('title', 'Title is required')
  if (!isFilled(description)) return missing('description', 'Description is required')
  for (const [place, step] of steps.entries()) {
    if (!isFilled(step.title)) return missing(`steps.${place}.title`, 'Step title is required')
    if (!isFilled(step.detail)) return missing(`steps.${place}.detail`, 'Step detail is required')
  }
}

const savedToast = {
  cms: { title: 'Idea saved' },
  page: {
    title: 'Changes shown on this page',
    description: 'Only you can see them until you leave the page.',
  },
}

export function useIdeaForm(id: string, original: IdeaContent, onSaved: (content: IdeaContent) => void) {
  const { title, description, howItWorks, setupTime, requirements, steps } = original
  const [content, setContent] = useState({ title, description, howItWorks, setupTime, requirements, steps })
  const change = (part: Partial<IdeaContent>) => setContent((before) => ({ ...before, ...part }))
  /** null until the server answers. */
  const [isEditor, setIsEditor] = useState<boolean | null>(null)
  useEffect(() => {
    void askIsEditor().then((answer) => setIsEditor(answer.ok ? answer.data : null))
  }, [])

  const form = useForm({
    read: () => {
      const filled = withoutEmptyRows(content)
      // Error indexes refer to the sent rows, so show those.
      setContent(filled)
      return filled
    },
    check: () => firstMissingPart(withoutEmptyRows(content)),
    send: (filled) => saveIdea(id, filled, isEditor),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone: (savedTo, saved) => {
      toast({ tone: 'success', ...savedToast[savedTo] })
      onSaved(saved)
    },
  })
  return { ...form, content, change, isEditor: isEditor === true }
}
