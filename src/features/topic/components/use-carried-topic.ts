import { type RefObject, useEffect } from 'react'
import { topicIn } from '../rules'
import { carriedVersion } from './carried-version'

interface Fields {
  /** The field that begins with the topic. */
  message: string
  /** The list in which its package is chosen; with one, the message names only what the list cannot. */
  project?: string
}

function fill(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name)
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
  // What is filled in already, also by the draft of this tab, wins.
  if (isText && control.value === '') control.value = value
}

/** Lets a form arrive with the plan, idea or article that the link to it was about, and with the visitor's own version of an idea. */
export function useCarriedTopic(formRef: RefObject<HTMLFormElement | null>, { message, project }: Fields) {
  useEffect(() => {
    const topic = topicIn(window.location.search)
    if (!topic || !formRef.current) return
    const version = carriedVersion(new URLSearchParams(window.location.search).get('idea'))
    if (project && topic.project) fill(formRef.current, project, topic.project)
    else fill(formRef.current, message, version ?? topic.opening)
  }, [formRef, message, project])
}
