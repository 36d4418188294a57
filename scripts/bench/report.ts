import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** One measurement, with a comparison in the same run if there is one. */
export interface Figure {
  name: string
  unit: string
  ours: number
  rival?: { name: string; value: number }
  note?: string
}

const figures: Figure[] = []

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const lineOf = ({ name, unit, ours, rival, note }: Figure): string[] => [
  ...[name, `${short(ours)} ${unit}`],
  ...(rival ? [`${short(rival.value)} (${rival.name})`, (ours / rival.value).toFixed(3)] : ['', '']),
  note ?? '',
]

export function measured(figure: Figure): void {
  figures.push(figure)
  console.log(lineOf(figure).filter(Boolean).join('  '))
}

/** Prints lines without a comparison or a single number. */
export function reportLines(name: string, lines: string[]): void {
  console.log([`\n${name}`, ...lines].join('\n  '))
}

/** Prints all figures as one table (Markdown), and writes them as JSON. */
export function closeReport(root: string): void {
  const head = ['what', 'measured', 'rival in the same run', 'ratio', '']
  const rows = [head, head.map(() => '---'), ...figures.map(lineOf)]
  console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(figures, null, 2))
}
