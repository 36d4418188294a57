import type { DefaultServerCellComponentProps } from 'payload'

const states: Readonly<Record<string, { tone: string; label: string }>> = {
  draft: { tone: 'waiting', label: 'Draft' },
  published: { tone: 'good', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
}

/** What the public has of a document, and whether there are changes that it does not have. */
export function StatusCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const state = states[String(cellData ?? 'draft')]
  if (!state) return null
  const changed = cellData === 'published' && rowData._status === 'draft'
  return (
    <>
      <span className={`state state--${state.tone}`}>{state.label}</span>
      {changed && <span className="state-note">Unpublished changes</span>}
    </>
  )
}
