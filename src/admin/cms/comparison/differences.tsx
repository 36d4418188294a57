import { cx } from 'class-variance-authority'
import type { FieldDifference } from '@/features/version/comparison/comparison'
import type { Run } from '@/features/version/comparison/differences'
import type { BlockChange, Word } from '@/features/version/comparison/words'

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
    if (last?.marks === word.marks && last.href === word.href) last.text += word.text
    else stretches.push({ ...word })
  }
  return stretches
}

function Words({ words }: { words: readonly Word[] }) {
  return stretchesOf(words).map(({ text, marks, href }, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      key={at}
      className={cx(looksOf(marks), href !== undefined && 'underline decoration-dotted')}
    >
      {text}
    </span>
  ))
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
          <p key={at} className="max-w-prose whitespace-pre-line py-1 text-base text-soft">
            <Words words={words} />
          </p>
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
      <p className="max-w-prose whitespace-pre-line text-base">
        {runs.map((run, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
          <ChangedWords key={at} run={run} look={newLook(run, runs[at - 1])} />
        ))}
      </p>
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
