'use client'

import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { unbroken } from '@/components/ui/unbroken'
import { nearNote } from '@/features/search/near-note'
import type { FaqCategory } from '../categories'
import { type FaqEntry, faqIndex, groupFaqs, questionCount, searchFaqs } from '../groups'
import { useLinkedQuestion } from './use-linked-question'

type FaqSearchProps = {
  ref: Ref<HTMLInputElement>
  value: string
  /** True after hydration. */
  ready: boolean
  onChange: (value: string) => void
}

function FaqSearch({ ref, value, ready, onChange }: FaqSearchProps) {
  return (
    <search className="block noscript:hidden">
      <label htmlFor="faq-search" className="sr-only">
        Search questions
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft" />
        <Input
          ref={ref}
          id="faq-search"
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Search questions..."
          autoComplete="off"
          className="peer pl-11"
        />
        {/* CSS shows it while the field has text and scripts have not loaded. */}
        {ready ? null : (
          <p className="mt-3 block text-sm text-soft peer-placeholder-shown:hidden">
            Searching as soon as the page has loaded...
          </p>
        )}
      </div>
    </search>
  )
}

function FaqItem({ entry, group }: { entry: FaqEntry; group: string }) {
  return (
    <details name={group} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-semibold hover:text-action">
        <span>{unbroken(entry.question)}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {/* The anchor is inside, because browsers open a closed question that contains a link's target. */}
      <div id={entry.anchor} className="grid max-w-prose scroll-mt-48 gap-4 pb-6 text-soft">
        {entry.answer.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={`#${entry.anchor}`}
          className="justify-self-start print:hidden text-faint text-sm underline-offset-4 hover:underline"
        >
          Link to this answer
        </a>
      </div>
    </details>
  )
}

const categoryAnchor = (category: FaqCategory) => `category-${category}`

export function FaqBrowser({ entries }: { entries: readonly FaqEntry[] }) {
  const [search, setSearch] = useState('')
  const [ready, setReady] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const showAllWith = useCallback(
    (anchor: string) => {
      const known = entries.some((entry) => [entry.anchor, categoryAnchor(entry.category)].includes(anchor))
      if (known) setSearch('')
    },
    [entries],
  )
  useLinkedQuestion(showAllWith)
  // Reads text that was entered before hydration.
  useEffect(() => {
    setSearch(input.current?.value ?? '')
    setReady(true)
  }, [])
  const index = useMemo(() => faqIndex(entries), [entries])
  const { entries: found, near } = searchFaqs(index, search)
  const groups = groupFaqs(found)
  const searching = search.trim() !== ''
  return (
    <div className="grid gap-y-10 lg:gap-y-14">
      <div className="grid gap-x-20 gap-y-6 lg:grid-cols-[17rem_1fr] lg:items-start">
        <FaqSearch ref={input} value={search} ready={ready} onChange={setSearch} />
        <p role="status" className="sr-only">
          {searching ? `${questionCount(found.length)} found${near ? `. ${nearNote}` : ''}` : ''}
        </p>
        <nav aria-label="Categories" className="hidden lg:block">
          <ul className="flex flex-wrap gap-2">
            {groups.map((group) => (
              <li key={group.category}>
                <a
                  href={`#${categoryAnchor(group.category)}`}
                  className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm hover:border-ink"
                >
                  <span>{group.label}</span>
                  <span className="text-faint tabular-nums">{group.entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid content-start gap-14">
        {near ? <p className="text-soft">{nearNote}</p> : null}
        {groups.map((group) => (
          <section
            key={group.category}
            aria-labelledby={categoryAnchor(group.category)}
            className="grid gap-x-20 border-ink lg:grid-cols-[17rem_1fr] lg:border-t"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink pb-3 max-lg:border-b lg:block lg:pt-4">
              <h2 id={categoryAnchor(group.category)} className="scroll-mt-28 text-2xl">
                {group.label}
              </h2>
              <p className="shrink-0 text-faint text-sm tabular-nums">
                {questionCount(group.entries.length)}
              </p>
            </div>
            <div>
              {group.entries.map((entry) => (
                <FaqItem key={entry.id} entry={entry} group={`faq-${group.category}`} />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 ? (
          <EmptyState
            title="No FAQs found"
            action={
              searching ? (
                <Button variant="secondary" onClick={() => setSearch('')}>
                  Clear the search
                </Button>
              ) : null
            }
          >
            {searching ? 'Try different search terms' : 'Check back soon for new content'}
          </EmptyState>
        ) : null}
      </div>
    </div>
  )
}
