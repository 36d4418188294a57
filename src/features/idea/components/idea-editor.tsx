import { type ChangeEvent, useEffect, useRef } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { IdeaContent, IdeaStep } from '../idea'
import { RowField } from './row-field'
import { RemoveButton, TextsEditor } from './texts-editor'
import { useIdeaForm } from './use-idea-form'

type StepsEditorProps = {
  steps: readonly IdeaStep[]
  errors: FieldMessages
  onChange: (steps: IdeaStep[]) => void
}

function StepsEditor({ steps, errors, onChange }: StepsEditorProps) {
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

type IdeaEditorProps = {
  id: string
  content: IdeaContent
  carry: (content: IdeaContent) => void
  versionHref: string
  onSaved: (content: IdeaContent) => void
  onCancel: () => void
}

export default function IdeaEditor({ id, content, carry, versionHref, onSaved, onCancel }: IdeaEditorProps) {
  const form = useIdeaForm(id, content, onSaved)
  const { content: draft, change, errors } = form
  const text = (name: 'title' | 'description' | 'setupTime') => ({
    name,
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  })
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="editor-title" className="border-line border-y bg-surface py-12">
      <Container>
        <form {...form.formProps} aria-labelledby="editor-title" className="grid max-w-3xl gap-8">
          <div className="grid gap-2">
            <h2 ref={heading} id="editor-title" tabIndex={-1} className="text-2xl outline-none">
              Edit this idea
            </h2>
            <p className="text-soft text-sm">
              {form.isEditor
                ? 'You are signed in as an editor: Save changes the page for all visitors.'
                : 'Make it yours: Save shows your changes on this page, Cancel restores the original. Send us your version lets you book a call about it.'}
            </p>
          </div>
          <Field label="Title" required error={errors.title}>
            {(control) => <Input {...control} {...text('title')} maxLength={120} />}
          </Field>
          <Field label="Description" required error={errors.description}>
            {(control) => <Textarea {...control} {...text('description')} rows={3} maxLength={300} />}
          </Field>
          <TextsEditor
            name="howItWorks"
            legend="How it works"
            itemLabel="Point"
            texts={draft.howItWorks}
            errors={errors}
            onChange={(texts) => change({ howItWorks: texts })}
          />
          <Field label="Setup time" error={errors.setupTime}>
            {(control) => <Input {...control} {...text('setupTime')} maxLength={80} />}
          </Field>
          <TextsEditor
            name="requirements"
            legend="Requirements"
            itemLabel="Requirement"
            texts={draft.requirements}
            errors={errors}
            onChange={(texts) => change({ requirements: texts })}
          />
          <StepsEditor steps={draft.steps} errors={errors} onChange={(next) => change({ steps: next })} />
          <FormProblemNote problem={form.problem} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {form.busy ? 'Updating...' : 'Save'}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            {form.isEditor ? null : (
              <ButtonLink variant="secondary" href={versionHref} onClick={() => carry(draft)}>
                Send us your version
              </ButtonLink>
            )}
          </div>
        </form>
      </Container>
    </section>
  )
}
