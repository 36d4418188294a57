import { useState } from 'react'
import { Side } from '@/admin/cms/comparison/differences'
import { DialogActions } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import {
  type MergeChoice,
  mergeChoices,
  mergedValues,
  mergePlaces,
} from '@/features/publication/writing/merge'
import type { Values } from '@/features/rich-text/document'

const choiceWords: Record<MergeChoice, string> = {
  mine: 'Keep mine',
  saved: 'Take the saved one',
  both: 'Keep both',
}
const options = mergeChoices.map((value) => ({ value, label: choiceWords[value] }))

interface Props {
  names: readonly string[]
  labels: ReadonlyMap<string, string>
  saved: Values
  mine: Values
  /** What the form began with, or saved last. */
  begun: Values
  onMerged: (values: Values) => void
  onBack: () => void
}

/** Two versions of a document, place by place. */
export function MergeVersions({ names, labels, saved, mine, begun, onMerged, onBack }: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map())
  const places = mergePlaces(names, saved, mine, begun)
  const proposed = new Map(places.map((place) => [`${place.name} ${place.at}`, place.proposed]))
  const choiceAt = (name: string, at: number): MergeChoice => {
    const place = `${name} ${at}`
    return choices.get(place) ?? proposed.get(place) ?? 'mine'
  }
  return (
    <div className="grid gap-4">
      {places.length === 0 && <p>Both texts read the same.</p>}
      {places.map((place, index) => {
        const { name, at } = place
        const label = `${labels.get(name) ?? name}, place ${index + 1} of ${places.length}`
        const isText = typeof mine[name] === 'object'
        return (
          <section key={`${name} ${at}`} aria-label={label} className="grid gap-2 border-line border-t pt-3">
            <h3>{label}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side title="Saved" changes={place.changes} without="added" />
              <Side title="Mine" changes={place.changes} without="removed" />
            </div>
            <Select
              aria-label={`What to keep in ${label}`}
              value={choiceAt(name, at)}
              options={isText ? options : options.filter(({ value }) => value !== 'both')}
              onChange={({ target }) => {
                const chosen = mergeChoices.find((value) => value === target.value) ?? 'mine'
                setChoices(new Map(choices).set(`${name} ${at}`, chosen))
              }}
            />
          </section>
        )
      })}
      <DialogActions>
        <Button size="sm" variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button size="sm" onClick={() => onMerged(mergedValues(names, saved, mine, choiceAt))}>
          Use this text
        </Button>
      </DialogActions>
    </div>
  )
}
