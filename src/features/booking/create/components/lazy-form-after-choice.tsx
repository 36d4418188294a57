'use client'

import type { ReactNode } from 'react'
import { useLazyPart } from '@/components/form/use-lazy-part'
import { LoadFailure } from '../../components/load-failure'
import type { FormAfterChoiceProps } from './form-after-choice'

const load = () => import('./form-after-choice')

/** Loads the choice of a call and its questions, so that sites with one call and no questions do without them. */
export function LazyFormAfterChoice({ fallback, ...site }: FormAfterChoiceProps & { fallback: ReactNode }) {
  const loaded = useLazyPart(load)
  if (loaded.status === 'ready') return <loaded.part.FormAfterChoice {...site} />
  if (loaded.status === 'loading') return fallback
  return (
    <LoadFailure title="Error: Failed to load the calendar" onRetry={loaded.retry}>
      Check your connection, or write to us and we will find a time by email.
    </LoadFailure>
  )
}
