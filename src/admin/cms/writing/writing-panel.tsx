'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { inCharacters, MAX_TEXT_LENGTH, readTimeOf, wordsIn } from '@/features/blog/article/length'
import { checkReferences } from '@/features/blog/calls'
import { articleChecks, type Writing } from '@/features/blog/writing/checklist'
import type { ReferenceProblem } from '@/features/blog/writing/queries'
import type { Content } from '@/features/rich-text/document'
import { articleText } from '@/features/rich-text/plain-text'
import { coverReference, writtenReferences } from '@/features/rich-text/written-references'
import { call } from '@/lib/http/call'
import { pictureWords } from './picture-words-feature'
import { ShowPart } from './show-part'

const QUIET_MS = 700

/**
 * Problems with the links and pictures of the edited text. Checked again when one is added or changed, or a picture's words are
 * saved; not on every key press or when parts of the text move. Undefined without an answer.
 */
function useReferenceProblems(content: Content | null, cover: string) {
  const references = useMemo(
    () => [...coverReference(cover), ...writtenReferences(content)],
    [content, cover],
  )
  const asked = useMemo(
    () => JSON.stringify(references.map((one) => ({ ...one, at: undefined }))),
    [references],
  )
  const [known, setKnown] = useState<{ asked: string; problems: readonly ReferenceProblem[] }>()

  const [picturesSaved, setPicturesSaved] = useState(0)
  useEffect(() => {
    const onSaved = () => setPicturesSaved((count) => count + 1)
    pictureWords.addEventListener('saved', onSaved)
    return () => pictureWords.removeEventListener('saved', onSaved)
  }, [])
  const newest = useEffectEvent(() => references)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved picture changes the answer
  useEffect(() => {
    if (asked === '[]') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body = { references: newest() }
      const answer = await call(checkReferences, body, { signal: stop.signal })
      if (answer.ok) setKnown({ asked, problems: answer.data.problems })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, picturesSaved])

  if (asked === '[]') return []
  if (known?.asked !== asked) return undefined
  return known.problems.map((problem) => ({ ...problem, at: references[problem.reference]?.at }))
}

const numbers = new Intl.NumberFormat('en')
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** In the bar, where 'Publish' is, also while the panel is closed. */
function OpenChecks({ count, panel }: { count: number; panel: RefObject<HTMLElement | null> }) {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const [place, setPlace] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar of a new document has no place for it
  useEffect(() => {
    setPlace(panel.current?.closest('form')?.querySelector('[data-open-checks]') ?? null)
  }, [panel, id])
  if (!place || hasPublishedDoc || count === 0) return null
  const show = () => {
    document.querySelector<HTMLElement>('[data-details-closed]')?.click()
    // The opened panel is drawn, and scrolls to its top, in the frame before.
    const there = () => {
      panel.current?.scrollIntoView({ block: 'start' })
      panel.current?.focus({ preventScroll: true })
    }
    requestAnimationFrame(() => requestAnimationFrame(there))
  }
  return createPortal(
    <button type="button" onClick={show}>
      {count === 1 ? '1 check open' : `${count} checks open`}
    </button>,
    place,
  )
}

export function WritingPanel() {
  const panel = useRef<HTMLElement>(null)
  const content = useFormFields(([fields]) => (fields.content?.value ?? null) as Content | null)
  const title = useFormFields(([fields]) => textOf(fields.title?.value))
  const excerpt = useFormFields(([fields]) => textOf(fields.excerpt?.value))
  const description = useFormFields(([fields]) => textOf(fields['meta.description']?.value))
  const category = useFormFields(([fields]) => Boolean(fields.category?.value))
  const cover = useFormFields(([fields]) => textOf(fields.featuredImage?.value))
  const problems = useReferenceProblems(content, cover)

  const text = articleText(content)
  const words = wordsIn(text)
  const minutes = readTimeOf(text)
  const writing: Writing = { title, excerpt, description, category, cover: cover !== '', content }
  const checks = articleChecks(writing, problems ?? [])
  const open = checks.filter(({ todo }) => todo.length > 0).length
  const result = open === 0 ? 'Everything is ready.' : `${open} of ${checks.length} still open.`

  return (
    <section ref={panel} tabIndex={-1} className="writing-help" aria-labelledby="writing-help-title">
      <OpenChecks count={problems ? open : 0} panel={panel} />
      <h2 id="writing-help-title">Before publishing</h2>
      <p className="writing-help__count">
        <span>{`${numbers.format(words)} ${words === 1 ? 'word' : 'words'}, `}</span>
        <span>{`${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}</span>
        <span>{`; ${numbers.format(text.length)} of ${inCharacters(MAX_TEXT_LENGTH)}`}</span>
      </p>
      <p>{problems ? result : 'Looking at links and pictures …'}</p>
      <ul>
        {checks.map(({ name, todo, places }) => (
          <li key={name} data-met={todo.length === 0}>
            <strong>{name}</strong>{' '}
            <span className="writing-help__state">{todo.length === 0 ? 'done' : 'open'}</span>
            {todo.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two blocks can lack the same
              <p key={index}>
                {line} <ShowPart at={places?.[index]} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
