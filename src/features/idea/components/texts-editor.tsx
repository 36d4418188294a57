import type { FieldMessages } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/textarea'
import { RowField } from './row-field'

type TextsEditorProps = {
  /** The list's name in the CMS. A row's control is called `name.0.text`. */
  name: string
  legend: string
  itemLabel: string
  texts: readonly string[]
  errors: FieldMessages
  onChange: (texts: string[]) => void
}

export function TextsEditor({ name, legend, itemLabel, texts, errors, onChange }: TextsEditorProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
        <div key={place} className="flex gap-2">
          <RowField name={`${name}.${place}.text`} errors={errors}>
            {(control) => (
              <Textarea
                {...control}
                aria-label={`${itemLabel} ${place + 1}`}
                rows={1}
                className="field-sizing-content min-h-12!"
                maxLength={300}
                value={text}
                // The control wraps, but the text is a single line.
                onChange={(event) => onChange(texts.with(place, event.target.value.replace(/\n/g, ' ')))}
              />
            )}
          </RowField>
          <RemoveButton
            label={`Remove ${itemLabel.toLowerCase()} ${place + 1}`}
            onClick={() => onChange(texts.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div>
        <Button variant="quiet" size="sm" onClick={() => onChange([...texts, ''])}>
          Add {itemLabel.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  )
}

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon name="close" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
