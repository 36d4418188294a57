import { type RefObject, useCallback, useEffect } from 'react'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (control: unknown): control is TextControl =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

const boxesOf = (control: unknown): HTMLInputElement[] =>
  control instanceof RadioNodeList
    ? [...control].filter((box) => box instanceof HTMLInputElement && box.type === 'checkbox')
    : []

export interface SessionDraft {
  key: string
  fields: readonly string[]
}

function restore(form: HTMLFormElement, { key, fields }: SessionDraft) {
  const draft = keptDraft(key)
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    const kept = draft[field]
    if (isTextControl(control) && control.value === '' && typeof kept === 'string') control.value = kept
    if (Array.isArray(kept)) for (const box of boxesOf(control)) box.checked ||= kept.includes(box.value)
  }
}

function save(form: HTMLFormElement, { key, fields }: SessionDraft) {
  const data = new FormData(form)
  const typed = Object.fromEntries(
    fields.map((field) => [
      field,
      boxesOf(form.elements.namedItem(field)).length > 0 ? data.getAll(field) : String(data.get(field) ?? ''),
    ]),
  )
  keepDraft(key, typed)
}

/**
 * Stores the text and the ticked boxes of a form for this tab, so that a reload restores them; existing values take precedence.
 * Returns a function that deletes the draft after sending.
 */
export function useSessionDraft(formRef: RefObject<HTMLFormElement | null>, draft: SessionDraft | undefined) {
  useEffect(() => {
    const form = formRef.current
    if (!form || !draft) return
    restore(form, draft)
    const onInput = () => save(form, draft)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [formRef, draft])

  return useCallback(() => {
    if (draft) forgetDraft(draft.key)
  }, [draft])
}
