'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { type ChartData, ChartPatterns, inkOf } from './chart-patterns'
import { ChartTable } from './chart-table'

const ChartDrawing = dynamic(() => import('./chart-drawing'), {
  ssr: false,
  loading: () => <div className="h-[150px] animate-pulse rounded-sm bg-sunken" />,
})

export interface ChartProps extends ChartData {
  title: string
  /** Its id in the page, for links. */
  anchor?: string
  /** The period and source of the figures: 'Last 12 weeks, by day of the call'. */
  note: string
  rowLabel: string
  rowsLink?: { href: string; label: string }
}

function Legend({ series, kind }: Pick<ChartData, 'series' | 'kind'>) {
  const id = useId()
  if (series.length < 2) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft text-xs">
      {series.map(({ key, label }, index) => (
        <li key={key} className="flex items-center gap-2">
          <svg width="20" height="12" aria-hidden="true">
            <ChartPatterns id={id} count={series.length} />
            {kind === 'lines' ? (
              <path
                d="M0 6h20"
                stroke={inkOf(index).color}
                strokeWidth="2"
                strokeDasharray={inkOf(index).dash}
              />
            ) : (
              <rect width="20" height="12" rx="2" fill={`url(#${id}-${index})`} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

export function Chart({ title, anchor, note, rowLabel, rowsLink, ...data }: ChartProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-32 content-start gap-3 rounded-lg border bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <h2 id={id} className="text-xl leading-snug">
            {title}
          </h2>
          <p className="text-soft text-xs">{note}</p>
        </div>
        <Button variant="quiet" size="sm" className="-mt-1.5 -mr-2" onClick={() => setAsTable(!asTable)}>
          <span>{asTable ? 'Chart' : 'Table'}</span>
          <span className="sr-only">of {title}</span>
        </Button>
      </div>
      {asTable ? (
        <ChartTable label={title} rowLabel={rowLabel} {...data} />
      ) : (
        <>
          <Legend series={data.series} kind={data.kind} />
          <ChartDrawing title={title} {...data} />
        </>
      )}
      {rowsLink ? (
        <SiteLink href={rowsLink.href} className="text-link justify-self-start text-sm">
          {rowsLink.label}
        </SiteLink>
      ) : null}
    </section>
  )
}
