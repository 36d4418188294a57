import { type RefObject, useEffect } from 'react'
import { topicIn } from '../rules'
import { carriedVersion } from './carried-version'

interface Fields {
  message: string
  project?: string
}

function fill(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name)
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
  // Existing text takes precedence, including this tab's draft.
  if (isText && control.value === '') control.value = value
}

/** Prefills a form with the link's plan, idea or article, and the visitor's version of an idea. */
export function useCarriedTopic(formRef: RefObject<HTMLFormElement | null>, { message, project }: Fields) {
  useEffect(() => {
    const topic = topicIn(window.location.search)
    if (!topic || !formRef.current) return
    const version = carriedVersion(new URLSearchParams(window.location.search).get('idea'))
    if (project && topic.project) fill(formRef.current, project, topic.project)
    else fill(formRef.current, message, version ?? topic.opening)
  }, [formRef, message, project])
}
