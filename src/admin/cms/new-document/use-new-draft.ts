'use client'

import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import type { PublishedKind } from '@/features/publication/rules'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const MISSING = { field: 'title', title: 'Validation Error', message: 'Enter a title' }

function idOf(body: unknown): string | undefined {
  const { id } = membersOf(membersOf(body).doc)
  return typeof id === 'string' ? id : undefined
}

export function useNewDraft(kind: PublishedKind, onMade: (id: string) => void) {
  return useForm({
    read: (data) => typedTexts(data, 'title'),
    check: (data) => (String(data.get('title') ?? '').trim() ? undefined : MISSING),
    send: ({ title }) =>
      send(`/api/${kind}?draft=true&depth=0`, {
        body: { title: title.trim(), _status: 'draft' },
        read: idOf,
      }),
    failed: { title: 'Error', message: 'The draft could not be made. What you typed is kept.' },
    onDone: onMade,
  })
}
