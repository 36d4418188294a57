import { useId } from 'react'
import { Bar, ComposedChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { type ChartData, inkOf } from './chart-data'
import { ChartPatterns } from './chart-patterns'
import { useMarkLinks } from './use-mark-links'

const ROW_HEIGHT = 34
const NAME_WIDTH = 150
/** The number of letters that fit into a name's width. */
const NAME_LENGTH = 21

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name
const format = new Intl.NumberFormat('en-GB')
const written = (value: unknown) => (typeof value === 'number' ? format.format(value) : '')

interface NameTickProps {
  y: number | string
  payload: { value: string }
}

/** On one line and left-aligned; the library would break it. */
function NameTick({ y, payload }: NameTickProps) {
  return (
    <text x={0} y={y} dy="0.35em" fill="var(--color-ink)" fontSize={13}>
      {shortened(payload.value)}
    </text>
  )
}

/** Horizontal bars, each with its name before and its figure after it. */
export function ChartRows({ title, series, rows }: Omit<ChartData, 'kind'> & { title: string }) {
  const id = useId()
  const linksOf = useMarkLinks(rows)
  const height = rows.length * ROW_HEIGHT
  return (
    <div role="img" aria-label={`${title}. The table view has the figures.`}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 560, height }}>
        <ComposedChart
          accessibilityLayer={false}
          layout="vertical"
          data={rows.map(({ label, values }) => ({ label, ...values }))}
          margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
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
              minPointSize={(value) => (value ? 2 : 0)}
              maxBarSize={20}
              isAnimationActive={false}
            >
              <LabelList
                dataKey={key}
                position="right"
                fill="var(--color-ink)"
                fontSize={13}
                formatter={written}
              />
            </Bar>
          ))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
