'use client'

import {
  toast,
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useField,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { relativeTime } from '@/admin/ui/time-text'
import { Button } from '@/components/ui/button'
import { UNTITLED } from '@/features/publication/rules'
import { restoredFields } from '@/features/publication/writing/values'
import type { Values } from '@/features/rich-text/document'
import { editingLock, readDocument } from '@/lib/http/documents'
import { SavesWhileTyping } from '@/patches/payload/autosave/saves-while-typing'
import { useFieldLabels } from '../field-labels'
import { ChangedElsewhere } from './changed-elsewhere'
import { forgetCopy, keepCopy, type LocalCopy } from './local-copies'
import { RowUndo } from './row-undo'
import { useChangesKept } from './use-changes-kept'
import { useCopiesLeftBehind, useLocalCopy } from './use-local-copy'
import { useVersionWatch } from './use-newer-version'
import { usePublishedNote } from './use-published-note'

interface Props {
  form: string
  person: string
  /** `over`: the newer text that was saved since, which is to be compared. */
  onRestored: (form: string, over?: Values) => void
}

/** Words that a closed window could not save are offered when the document is opened again. */
function OfferedCopy({ form: current, person, onRestored }: Props) {
  const { getData, reset, setDisabled, setModified } = useForm()
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const labels = useFieldLabels()
  const { offered, settle, discard } = useCopiesLeftBehind(current, person)
  // Restoring replaces what is in the form.
  const isUnsaved = [useFormModified(), useFormBackgroundProcessing(), useFormProcessing()].some(Boolean)
  const copy = offered[0]
  if (!copy) return null

  async function restore(from: LocalCopy): Promise<void> {
    // Words typed until the copy stands in the form would go with what it replaces.
    setDisabled(true)
    const working = toast.loading('Restoring …')
    const reopen = () => {
      setDisabled(false)
      toast.dismiss(working)
    }
    // A save of the same form would be allowed to write over what this form or that of the copy has saved.
    const form = crypto.randomUUID()
    // The copy goes on from what its own form has saved last, and from no other version. That save may have ended after this page
    // was loaded.
    const answer = await readDocument(String(collectionSlug), String(id), { draft: true })
    const saved: Values = answer.ok ? answer.data : { ...savedDocumentData }
    const isOwn = saved.savedIn === from.form
    const begun = isOwn ? saved : from.values
    const isNewest = isOwn || Date.parse(String(saved.updatedAt)) <= Date.parse(String(from.values.updatedAt))
    await reset({ ...from.values, updatedAt: begun.updatedAt, savedIn: form }).finally(reopen)
    onRestored(form, isNewest || !answer.ok ? undefined : saved)
    setModified(true)
    await keepCopy({ ...from, form, values: { ...from.values, updatedAt: begun.updatedAt } })
    await forgetCopy(from.form)
  }
  const when = relativeTime(copy.typedAt, Date.now(), 'UTC')
  const names = restoredFields(copy.values, getData() as Values).map((name) => labels.get(name) ?? name)
  return (
    <div className="writing-trouble office" role="alert">
      <p>
        {copy.givenUp
          ? `You took the saved text ${when}. What you had typed is still in this browser.`
          : `Words that you typed ${when} were not saved. They are still in this browser.`}
        {names.length > 0 && ` Different: ${names.join(', ')}.`}
        {isUnsaved && ' You can restore them when what you are typing now is saved.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isUnsaved}
          onClick={() => {
            settle(copy)
            void restore(copy)
          }}
        >
          Restore
        </Button>
        <Button size="sm" variant="secondary" onClick={() => discard(copy)}>
          Discard
        </Button>
      </div>
    </div>
  )
}

const RENEW_MS = 45_000

/** Keeps Payload's lock, which begins with the first change, until the document is closed. */
function useHeldLock(person: string): void {
  const { id, collectionSlug } = useDocumentInfo()
  const modified = useFormModified()
  const isEdited = useRef(false)
  useEffect(() => {
    if (modified) isEdited.current = true
  }, [modified])
  useEffect(() => {
    const lock = editingLock({ collection: String(collectionSlug), id: String(id), person })
    const renew = () => {
      if (isEdited.current) void lock.renew()
    }
    const release = () => {
      if (isEdited.current) lock.release()
    }
    const timer = setInterval(renew, RENEW_MS)
    window.addEventListener('pagehide', release)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [person, collectionSlug, id])
}

interface FormProps {
  form: string
  person: string
  onNewForm: (form: string) => void
}

function SafeForm({ form, person, onNewForm }: FormProps) {
  const [restored, setRestored] = useState<{ form: string; over: Values | undefined }>()
  const onReplaced = useCallback(() => onNewForm(crypto.randomUUID()), [onNewForm])
  const keepTyped = useLocalCopy(form, person, onReplaced)
  useHeldLock(person)
  useVersionWatch()
  useChangesKept()
  usePublishedNote()
  return (
    <>
      <div className="writing-notes">
        <SavesWhileTyping />
        <OfferedCopy
          form={form}
          person={person}
          onRestored={(form, over) => {
            setRestored({ form, over })
            onNewForm(form)
          }}
        />
      </div>
      {/* A question about words that the form no longer shows ends. */}
      <ChangedElsewhere
        key={form}
        form={form}
        keepTyped={keepTyped}
        restoredOver={restored?.form === form ? restored.over : undefined}
      />
    </>
  )
}

/**
 * The field `savedIn`: in the form of each document with drafts. The form has an id, so that the server can tell its saves from
 * those of other windows of the same person.
 */
export function WritingSafety({ path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { value, setValue, formInitializing } = useField<string>({ path })
  const [form, setForm] = useState(() => crypto.randomUUID())
  const { title, setDocumentTitle } = useDocumentTitle()

  // Payload would show the id.
  useEffect(() => {
    if (id && title === String(id)) setDocumentTitle(UNTITLED)
  }, [id, title, setDocumentTitle])

  // Answers of the server may set another one, and so does the form when it begins.
  useEffect(() => {
    if (!formInitializing && value !== form) setValue(form, true)
  }, [formInitializing, value, form, setValue])

  if (!id || !user) return null
  return (
    <>
      <SafeForm form={form} person={String(user.id)} onNewForm={setForm} />
      <RowUndo />
    </>
  )
}
