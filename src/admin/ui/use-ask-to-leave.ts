import { type RefObject, useEffect, useRef } from 'react'
import { leavingLink } from '@/admin/cms/writing/leaving-link'

const QUESTION = 'Leave without saving? What you changed here is lost.'

const valuesIn = (form: HTMLFormElement | null): string =>
  JSON.stringify(form ? [...new FormData(form).entries()] : [])

/** Asks before a page is left on which a form has unsaved changes. `stored`: another one after each save. */
export function useAskToLeave(form: RefObject<HTMLFormElement | null>, stored: unknown): void {
  const begun = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is where changes begin
  useEffect(() => {
    begun.current = valuesIn(form.current)
  }, [form, stored])
  useEffect(() => {
    const stop = new AbortController()
    const always = { capture: true, signal: stop.signal }
    const isChanged = () => valuesIn(form.current) !== begun.current
    const onClick = (event: MouseEvent) => {
      if (!leavingLink(event) || !isChanged() || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault()
    }
    document.addEventListener('click', onClick, always)
    window.addEventListener('beforeunload', onBeforeUnload, always)
    return () => stop.abort()
  }, [form])
}
