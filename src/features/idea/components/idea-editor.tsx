'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import type { IdeaContent } from '../idea'
import { isEditor, saveIdea } from './save-idea'
import { StepsEditor } from './steps-editor'
import { TextsEditor } from './texts-editor'

type IdeaEditorProps = {
  id: string
  content: IdeaContent
  onSaved: (content: IdeaContent) => void
  onCancel: () => void
}

/** Drops rows that were left empty; they would be refused, or show as gaps. */
function tidy(content: IdeaContent): IdeaContent {
  const filled = (texts: string[]) => texts.map((text) => text.trim()).filter(Boolean)
  return {
    title: content.title.trim(),
    description: content.description.trim(),
    setupTime: content.setupTime.trim(),
    howItWorks: filled(content.howItWorks),
    requirements: filled(content.requirements),
    steps: content.steps.filter(({ title, detail }) => title.trim() && detail.trim()),
  }
}

/** The form of the Edit Content mode. Cancel leaves the page as it was. */
export default function IdeaEditor({ id, content, onSaved, onCancel }: IdeaEditorProps) {
  const { title, description, howItWorks, setupTime, requirements, steps } = content
  const [draft, setDraft] = useState<IdeaContent>({
    title,
    description,
    howItWorks,
    setupTime,
    requirements,
    steps,
  })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [editor, setEditor] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    void isEditor().then(setEditor)
  }, [])

  const change = (part: Partial<IdeaContent>) => setDraft((before) => ({ ...before, ...part }))

  async function save(event: FormEvent) {
    event.preventDefault()
    const saved = tidy(draft)
    setBusy(true)
    setError(undefined)
    const outcome = await saveIdea(id, saved)
    setBusy(false)
    if (!outcome.ok) return setError(outcome.message)
    toast({
      tone: 'success',
      title: outcome.kept === 'cms' ? 'Idea saved' : 'Changes shown on this page',
      description: outcome.kept === 'cms' ? undefined : 'They are yours alone and end with this visit.',
    })
    onSaved(saved)
  }

  return (
    <section aria-labelledby="editor-title" className="border-line border-y bg-surface py-12">
      <Container>
        <form onSubmit={save} className="grid max-w-3xl gap-8">
          <div className="grid gap-2">
            <h2 ref={heading} id="editor-title" tabIndex={-1} className="text-2xl outline-none">
              Edit this idea
            </h2>
            <p className="text-soft text-sm">
              {editor
                ? 'You are signed in as an editor: Save changes the page for everybody.'
                : 'Make it yours: Save keeps your changes on this view of the page, Cancel brings the original back.'}
            </p>
          </div>
          {error ? (
            <Alert tone="error" title="Update failed" live>
              {error}
            </Alert>
          ) : null}
          <Field label="Title" required>
            {(control) => (
              <Input
                {...control}
                maxLength={120}
                value={draft.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
          <Field label="Description" required>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={300}
                value={draft.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </Field>
          <TextsEditor
            legend="How it works"
            itemLabel="Point"
            texts={draft.howItWorks}
            onChange={(texts) => change({ howItWorks: texts })}
          />
          <Field label="Setup time">
            {(control) => (
              <Input
                {...control}
                maxLength={80}
                value={draft.setupTime}
                onChange={(event) => change({ setupTime: event.target.value })}
              />
            )}
          </Field>
          <TextsEditor
            legend="Requirements"
            itemLabel="Requirement"
            texts={draft.requirements}
            onChange={(texts) => change({ requirements: texts })}
          />
          <StepsEditor steps={draft.steps} onChange={(next) => change({ steps: next })} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {busy ? 'Updating...' : 'Save'}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </Container>
    </section>
  )
}
