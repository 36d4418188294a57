'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { type ChartData, ChartPatterns, inkOf } from './chart-patterns'
import { ChartTable } from './chart-table'
import { FigureCard } from './figure-card'

const ChartDrawing = dynamic(() => import('./chart-drawing'), {
  ssr: false,
  loading: () => <div className="h-[150px] animate-pulse rounded-sm bg-sunken" />,
})

export interface ChartProps
  extends ChartData,
    Pick<ComponentProps<typeof FigureCard>, 'title' | 'anchor' | 'note' | 'lead' | 'folded'> {
  rowLabel: string
  tableSeries?: ChartData['series']
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

export function Chart(props: ChartProps) {
  const { title, rowLabel, rowsLink, kind, series, tableSeries = [], rows, ...card } = props
  const [asTable, setAsTable] = useState(false)
  return (
    <FigureCard
      {...card}
      title={title}
      tools={
        <Button variant="quiet" size="sm" onClick={() => setAsTable(!asTable)}>
          <span>{asTable ? 'Chart' : 'Table'}</span>
          <span className="sr-only">of {title}</span>
        </Button>
      }
    >
      {asTable ? (
        <ChartTable label={title} rowLabel={rowLabel} series={[...series, ...tableSeries]} rows={rows} />
      ) : (
        <>
          <Legend series={series} kind={kind} />
          <ChartDrawing title={title} kind={kind} series={series} rows={rows} />
        </>
      )}
      {rowsLink ? (
        <SiteLink href={rowsLink.href} className="text-link justify-self-start text-sm">
          {rowsLink.label}
        </SiteLink>
      ) : null}
    </FigureCard>
  )
}
