'use client'

import {
  toast,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notComplete, unfinishedBlocks } from '@/features/rich-text/unfinished'
import { useFieldLabels } from './cms/field-labels'
import { REFUSED } from './cms/publication/publish'
import { WithTrashLink } from './cms/slug-error'
import { replaceSaveToast } from './ui/actions'

const UNSAFE = 'Blog content contains unsafe characters'

interface SaveFailureProps {
  words: string
  /** On the document's own screen, if it differs from that of a drawer. */
  wordsOnScreen?: string
}

export function SaveFailure({ words, wordsOnScreen = words }: SaveFailureProps) {
  const isInDrawer = useDocumentDrawerContext().drawerSlug !== undefined
  const lead = isInDrawer ? words : wordsOnScreen
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const { id, collectionSlug } = useDocumentInfo()
  const { getFields } = useForm()
  const labels = useFieldLabels()
  const wasProcessing = useRef(false)
  const [refusals, setRefusals] = useState(0)

  const tell = useEffectEvent((id: string | number | undefined, said: string) => {
    // Read now: the form passes its fields on one render later, without these errors. A check of the fields that began before the
    // refusal takes them away, too; the words of the server remain.
    const [path, wrong] =
      Object.entries(getFields()).find(([, field]) => field.valid === false && field.errorMessage) ?? []
    const message = wrong?.errorMessage ?? ''
    if (message.startsWith(UNSAFE)) {
      toast.error('Invalid content', { id, description: message })
      return
    }
    const blocks = path === 'content' ? unfinishedBlocks(wrong?.value) : []
    if (blocks.length > 0) {
      toast.error(`Not published. ${notComplete(blocks.length)}`, { id, description: undefined })
      return
    }
    const name = labels.get(path?.split('.')[0] ?? '')
    const isNamed = !name || message.startsWith(name)
    const reason = message ? `${isNamed ? '' : `${name}: `}${message}` : said === 'Error' ? '' : said
    const description = reason ? <WithTrashLink text={`${lead}. ${reason}`} /> : lead
    toast.error('Error', { id, description })
  })
  useEffect(() => {
    // A save ends as `submitted` only when it failed.
    if (wasProcessing.current && !processing && submitted) replaceSaveToast(tell)
    wasProcessing.current = processing
  }, [processing, submitted])
  useEffect(() => {
    const stop = new AbortController()
    // Told after the next render, which has the errors of the fields.
    const onRefused = () => setRefusals((count) => count + 1)
    REFUSED.addEventListener(`${collectionSlug}/${id}`, onRefused, { signal: stop.signal })
    return () => stop.abort()
  }, [collectionSlug, id])
  useEffect(() => {
    if (refusals > 0) replaceSaveToast(tell)
  }, [refusals])
  return null
}
