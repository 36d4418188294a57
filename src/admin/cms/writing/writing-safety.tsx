'use client'

import { useAuth, useDocumentInfo, useDocumentTitle, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import { UNTITLED } from '@/features/publication/rules'
import { ChangedElsewhere } from './changed-elsewhere'
import { OfferedCopy } from './offered-copy'
import { SavesWhileTyping } from './saves-while-typing'
import { useHeldLock } from './use-held-lock'
import { useLocalCopy } from './use-local-copy'
import { useVersionWatch } from './use-newer-version'
import { usePublishedNote } from './use-published-note'

interface FormProps {
  form: string
  person: string
  onNewForm: (form: string) => void
}

function SafeForm({ form, person, onNewForm }: FormProps) {
  const onReplaced = useCallback(() => onNewForm(crypto.randomUUID()), [onNewForm])
  useLocalCopy(form, person, onReplaced)
  useHeldLock(person)
  useVersionWatch()
  usePublishedNote()
  return (
    <>
      <div className="writing-notes">
        <SavesWhileTyping />
        <OfferedCopy form={form} person={person} onRestored={onNewForm} />
      </div>
      <ChangedElsewhere form={form} />
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
  return <SafeForm form={form} person={String(user.id)} onNewForm={setForm} />
}
