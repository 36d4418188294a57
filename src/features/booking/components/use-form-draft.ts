import { type RefObject, useEffect } from 'react'
import { readForm, typedFields } from './booking-values'

const KEY = 'quickwin:booking-draft'

// Storage can be switched off; then the draft is simply not kept.
function quietly<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

function storedDraft(): Record<string, unknown> {
  const draft: unknown = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? { ...draft } : {}
}

/** Forgets what was typed, once it has been sent. */
export function dropFormDraft() {
  quietly(() => sessionStorage.removeItem(KEY))
}

/** Keeps what is typed for this tab, so that a reload brings it back. Fields already filled in win. */
export function useFormDraft(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const draft = storedDraft()
    for (const field of typedFields) {
      const control = form.elements.namedItem(field)
      const kept = draft[field]
      const fillable = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      if (fillable && control.value === '' && typeof kept === 'string') control.value = kept
    }
    const save = () => {
      const { website: _trap, ...typed } = readForm(form)
      quietly(() => sessionStorage.setItem(KEY, JSON.stringify(typed)))
    }
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }, [formRef])
}
