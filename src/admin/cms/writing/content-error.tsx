'use client'

import { useField, useFormSubmitted } from '@payloadcms/ui'
import type { RichTextFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { notComplete, unfinishedBlocks } from '@/features/rich-text/unfinished'
import { UnfinishedLines } from './show-part'

/**
 * Above a text that could not be published: its incomplete blocks, until there are none. A form forgets the refusal with the next
 * save of a draft.
 */
export function ContentError({ path }: RichTextFieldClientProps) {
  const { value, valid, errorMessage } = useField({ path })
  const isRefused = useFormSubmitted() && valid === false
  const [isListed, setListed] = useState(false)
  const list = useRef<HTMLElement>(null)
  const blocks = isRefused || isListed ? unfinishedBlocks(value) : []
  const isIncomplete = blocks.length > 0

  useEffect(() => {
    if (isRefused && isIncomplete) setListed(true)
    else if (!isIncomplete) setListed(false)
  }, [isRefused, isIncomplete])
  useEffect(() => {
    if (isRefused) list.current?.focus()
  }, [isRefused])

  if (!isIncomplete && !isRefused) return null
  return (
    <section ref={list} tabIndex={-1} className="content-error" aria-label="Not published">
      {isIncomplete ? (
        <>
          <p>{notComplete(blocks.length)}</p>
          <ul>
            <UnfinishedLines blocks={blocks} />
          </ul>
        </>
      ) : (
        <p>{errorMessage}</p>
      )}
    </section>
  )
}
