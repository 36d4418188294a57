'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { type ChartData, ChartPatterns, inkOf } from './chart-patterns'

/** Links marks to their rows, for the pointer only: the drawing is one picture, and the table beside it has the links. */
function useMarkLinks(rows: ChartData['rows']) {
  const router = useRouter()
  return (key: string) => {
    if (!rows.some(({ hrefs }) => hrefs?.[key])) return {}
    return {
      cursor: 'pointer',
      onClick: (_: unknown, index: number) => {
        const href = rows[index]?.hrefs?.[key]
        if (href) router.push(href)
      },
    }
  }
}

const ROW_HEIGHT = 30
const NAME_WIDTH = 150
const NAME_LENGTH = 21

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name
const format = new Intl.NumberFormat('en-GB')
const written = (value: number | null | undefined, change?: string) =>
  [typeof value === 'number' ? format.format(value) : '', change && `(${change})`].filter(Boolean).join(' ')

/** On one line and left-aligned; the library would break it. */
function NameTick({ y, payload }: { y: number | string; payload: { value: string } }) {
  return (
    <text x={0} y={y} dy="0.35em" fill="var(--color-ink)" fontSize={13}>
      {shortened(payload.value)}
    </text>
  )
}

/** Horizontal bars, each with its name before and its figure after it. */
function ChartRows({ title, series, rows }: Omit<ChartData, 'kind'> & { title: string }) {
  const id = useId()
  const linksOf = useMarkLinks(rows)
  const height = rows.length * ROW_HEIGHT
  return (
    <div role="img" aria-label={`${title}. The table view has the figures.`}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 560, height }}>
        <ComposedChart
          accessibilityLayer={false}
          layout="vertical"
          data={rows.map(({ label, values, change }) => ({
            ...values,
            label,
            said: written(values[series[0]?.key ?? ''], change),
          }))}
          margin={{ top: 0, right: rows.some(({ change }) => change) ? 92 : 56, bottom: 0, left: 0 }}
        >
          <ChartPatterns id={id} count={series.length} />
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey="label"
            width={NAME_WIDTH}
            tick={NameTick}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
          {series.map(({ key, label }, index) => (
            <Bar
              {...linksOf(key)}
              key={key}
              dataKey={key}
              name={label}
              fill={`url(#${id}-${index})`}
              stroke={inkOf(index).color}
              // A bar without length would have no figure beside it.
              minPointSize={(value) => (value ? 2 : 0.01)}
              maxBarSize={20}
              isAnimationActive={false}
            >
              <LabelList dataKey="said" position="right" fill="var(--color-ink)" fontSize={13} />
            </Bar>
          ))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

const HEIGHT = 150
const tick = { fill: 'var(--color-soft)', fontSize: 12 }

function mark(
  kind: ChartData['kind'],
  id: string,
  { key, label }: ChartData['series'][number],
  index: number,
  links: object,
) {
  const { color, dash } = inkOf(index)
  const shared = { key, dataKey: key, name: label, isAnimationActive: false }
  if (kind === 'lines') {
    return (
      <Line
        {...shared}
        key={key}
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dash}
        dot={{ r: 2.5 }}
        type="linear"
      />
    )
  }
  return (
    <Bar
      {...shared}
      {...links}
      key={key}
      fill={`url(#${id}-${index})`}
      stackId={kind === 'stacked' ? 'all' : undefined}
      maxBarSize={36}
    />
  )
}

/** The drawing only. It is loaded when a chart is shown, because its library is large. */
export default function ChartDrawing({ title, kind, series, rows }: ChartData & { title: string }) {
  const id = useId()
  const linksOf = useMarkLinks(rows)
  if (kind === 'rows') return <ChartRows title={title} series={series} rows={rows} />
  return (
    <div role="img" aria-label={`${title}. The table view has the figures.`}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 560, height: HEIGHT }}>
        <ComposedChart
          accessibilityLayer={false}
          data={rows.map(({ label, values }) => ({ label, ...values }))}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <ChartPatterns id={id} count={series.length} />
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-line-strong)' }}
            minTickGap={16}
          />
          <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} width={36} />
          <Tooltip
            cursor={{ fill: 'var(--color-sunken)', opacity: 0.5, stroke: 'var(--color-line-strong)' }}
            isAnimationActive={false}
            contentStyle={{
              background: 'var(--color-surface)',
              border: '1px solid var(--color-line)',
              borderRadius: 6,
              fontSize: 13,
            }}
            labelStyle={{ color: 'var(--color-ink)', fontWeight: 600 }}
            itemStyle={{ color: 'var(--color-ink)', padding: 0 }}
          />
          {series.map((one, index) => mark(kind, id, one, index, linksOf(one.key)))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
