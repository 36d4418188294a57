'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface FigureCardProps {
  title: string
  anchor?: string | undefined
  /** The period and source of the figures: 'Last 12 weeks, by day of the call'. */
  note: string
  /** The figure that matters most: 'Open value: $3,000.' */
  lead?: string | undefined
  /** The sum of the figures: '12 inquiries'. A phone shows this line alone until the card is opened. */
  folded?: string | undefined
  tools?: ReactNode
  children: ReactNode
}

/** A card with figures. Where `folded` is given, phones show its title and that text, and the rest after a press. */
export function FigureCard({ title, anchor, note, lead, folded, tools, children }: FigureCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const folds = folded !== undefined
  const hidden = folds && !open && 'max-sm:hidden'
  return (
    <section
      id={anchor}
      aria-label={title}
      className={cx(
        'min-w-0 scroll-mt-32 rounded-lg border bg-surface px-5 pt-3 pb-4',
        folds && !open && 'max-sm:pt-1 max-sm:pb-1',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 flex-1 text-xl leading-snug">
          {folds ? (
            <>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
                className="flex min-h-11 w-full items-center gap-3 text-left sm:hidden"
              >
                <span className="min-w-0 flex-1">{title}</span>
                {open ? null : <span className="font-sans text-sm text-soft tabular-nums">{folded}</span>}
                <Icon name="chevron-down" className={cx('size-5 shrink-0 text-soft', open && 'rotate-180')} />
              </button>
              <span className="max-sm:hidden">{title}</span>
            </>
          ) : (
            title
          )}
        </h2>
        {tools ? <div className={cx('-mr-2', folds ? 'sm:-mt-1' : '-mt-1', hidden)}>{tools}</div> : null}
      </div>
      <div id={id} className={cx('grid gap-3', hidden)}>
        <div className="grid gap-0.5">
          {lead ? (
            <p className="mt-1 mb-0.5 font-display text-2xl tabular-nums leading-tight">{lead}</p>
          ) : null}
          <p className="text-soft text-xs">{note}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
