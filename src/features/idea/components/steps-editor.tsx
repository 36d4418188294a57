import type { FieldMessages } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { IdeaStep } from '../idea'
import { RowField } from './row-field'
import { RemoveButton } from './texts-editor'

type StepsEditorProps = {
  steps: readonly IdeaStep[]
  errors: FieldMessages
  onChange: (steps: IdeaStep[]) => void
}

export function StepsEditor({ steps, errors, onChange }: StepsEditorProps) {
  const change = (place: number, part: Partial<IdeaStep>) =>
    onChange(steps.map((step, at) => (at === place ? { ...step, ...part } : step)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold text-sm">Steps</legend>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
        <div key={place} className="flex gap-2">
          <div className="grid grow gap-2">
            <RowField name={`steps.${place}.title`} errors={errors}>
              {(control) => (
                <Input
                  {...control}
                  aria-label={`Step ${place + 1}, title`}
                  maxLength={120}
                  value={step.title}
                  onChange={(event) => change(place, { title: event.target.value })}
                />
              )}
            </RowField>
            <RowField name={`steps.${place}.detail`} errors={errors}>
              {(control) => (
                <Textarea
                  {...control}
                  aria-label={`Step ${place + 1}, detail`}
                  rows={2}
                  className="field-sizing-content min-h-20!"
                  maxLength={600}
                  value={step.detail}
                  onChange={(event) => change(place, { detail: event.target.value })}
                />
              )}
            </RowField>
          </div>
          <RemoveButton
            label={`Remove step ${place + 1}`}
            onClick={() => onChange(steps.toSpliced(place, 1))}
          />
        </div>
      ))}
      <div>
        <Button variant="quiet" size="sm" onClick={() => onChange([...steps, { title: '', detail: '' }])}>
          Add step
        </Button>
      </div>
    </fieldset>
  )
}
