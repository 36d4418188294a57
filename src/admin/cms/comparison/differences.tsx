import { cx } from 'class-variance-authority'
import type { FieldDifference } from '@/features/version/comparison/comparison'
import type { Run } from '@/features/version/comparison/differences'
import { type BlockChange, noteChanges, type Word } from '@/features/version/comparison/words'

const [BOLD, ITALIC, STRUCK, UNDERLINED, CODE] = [1, 2, 4, 8, 16]

const looksOf = (marks: number) =>
  cx(
    marks & BOLD && 'font-semibold',
    marks & ITALIC && 'italic',
    marks & STRUCK && 'line-through',
    marks & UNDERLINED && 'underline',
    marks & CODE && 'font-mono',
  )

const namesOf = ({ marks, href }: Word) =>
  [
    marks & BOLD ? 'bold' : '',
    marks & ITALIC ? 'italic' : '',
    marks & STRUCK ? 'struck out' : '',
    marks & UNDERLINED ? 'underlined' : '',
    marks & CODE ? 'code' : '',
    href === undefined ? '' : `link to ${href}`,
  ]
    .filter(Boolean)
    .join(', ')

const plain = (words: readonly Word[]) =>
  words
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ')

function newLook(run: Run<Word>, before: Run<Word> | undefined): string {
  if (run.kind !== 'added' || before?.kind !== 'removed' || plain(run.items) !== plain(before.items))
    return ''
  const first = run.items.find(({ text }) => text.trim())
  return first ? namesOf(first) || 'plain words' : ''
}

function stretchesOf(words: readonly Word[]): Word[] {
  const stretches: Word[] = []
  for (const word of words) {
    const last = stretches.at(-1)
    if (last && !last.note && !word.note && last.marks === word.marks && last.href === word.href)
      last.text += word.text
    else stretches.push({ ...word })
  }
  return stretches
}

function Words({ words }: { words: readonly Word[] }) {
  return stretchesOf(words).map(({ text, marks, href, note }, at) => {
    const Tag = note ? 'sup' : 'span'
    return (
      <Tag
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        key={at}
        className={cx(looksOf(marks), href !== undefined && 'underline decoration-dotted')}
      >
        {text}
      </Tag>
    )
  })
}

const said = (text: string) => <span className="sr-only">{text}</span>

function ChangedWords({ run, look }: { run: Run<Word>; look: string }) {
  if (run.kind === 'same') return <Words words={run.items} />
  if (run.kind === 'removed')
    return (
      <del className="mr-0.5 rounded-sm bg-danger-wash text-danger decoration-1">
        {said('Removed: ')}
        <Words words={run.items} />
        {said('. ')}
      </del>
    )
  return (
    <ins className="rounded-sm bg-good-wash text-action decoration-1 underline-offset-3">
      {said('Added: ')}
      <Words words={run.items} />
      {look && <span className="text-soft text-xs no-underline"> ({look})</span>}
      {said('. ')}
    </ins>
  )
}

type Without = 'added' | 'removed' | undefined

function ChangedRuns({ runs, without }: { runs: readonly Run<Word>[]; without: Without }) {
  return runs.map((run, at) =>
    run.kind === without ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <ChangedWords key={at} run={run} look={newLook(run, runs[at - 1])} />
    ),
  )
}

interface PartProps {
  runs: readonly Run<Word>[]
  /** For one of the versions alone: what only the other one has. */
  without?: Without
  className?: string
}

/** A part of a text, with its footnotes below. */
function Part({ runs, without, className }: PartProps) {
  const ofSide =
    without === 'added'
      ? runs.map((run) => ({
          ...run,
          items: run.items.map((word) => ({ ...word, text: (word.earlier ?? word).text })),
        }))
      : runs
  return (
    <div className={cx('max-w-prose whitespace-pre-line text-base', className)}>
      <p>
        <ChangedRuns runs={ofSide} without={without} />
      </p>
      {ofSide
        .filter(({ kind }) => kind !== without)
        .flatMap(noteChanges)
        .map(({ number, runs: words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          <p key={at} className="text-xs">
            {number} <ChangedRuns runs={words} without={without} />
          </p>
        ))}
    </div>
  )
}

const same = (words: readonly Word[]): Run<Word>[] => [{ kind: 'same', items: [...words] }]

interface SideProps {
  title: string
  changes: readonly BlockChange[]
  without: 'added' | 'removed'
}

/** One of two versions, with what the other one does not have marked. */
export function Side({ title, changes, without }: SideProps) {
  const parts = changes
    .flatMap((change) =>
      change.kind === 'same'
        ? change.blocks.map(({ name, words }) => ({ name, runs: same(words) }))
        : [{ name: change.name, runs: change.runs }],
    )
    .filter(({ runs }) => runs.some(({ kind, items }) => kind !== without && items.length > 0))
  return (
    <div>
      <p className="text-soft text-xs">{title}</p>
      {parts.length === 0 && <p>Nothing</p>}
      {parts.map(({ name, runs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <div key={at}>
          {name && name !== 'Paragraph' && <p className="text-soft text-xs">{name}</p>}
          <Part runs={runs} without={without} />
        </div>
      ))}
    </div>
  )
}

const changeWords = { added: 'added', removed: 'removed', changed: 'changed' } as const

function Change({ change }: { change: BlockChange }) {
  if (change.kind === 'same')
    return (
      <details className="py-1">
        <summary className="cursor-pointer text-faint text-xs">
          {change.blocks.length === 1 ? 'One part unchanged' : `${change.blocks.length} parts unchanged`}
        </summary>
        {change.blocks.map(({ words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          <Part key={at} runs={same(words)} className="py-1 text-soft" />
        ))}
      </details>
    )
  const { name, kind, runs } = change
  return (
    <div className="grid gap-1 py-2">
      {name && (
        <p className="text-soft text-xs">
          {name} {changeWords[kind]}
        </p>
      )}
      <Part runs={runs} />
    </div>
  )
}

export function Differences({ fields }: { fields: readonly FieldDifference[] }) {
  return fields.map(({ label, changes }) => (
    <section key={label} aria-label={label} className="grid border-line border-t py-4">
      <h3 className="pb-1 text-lg">{label}</h3>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <Change key={at} change={change} />
      ))}
    </section>
  ))
}
