'use client'

import { type ReactNode, useEffect } from 'react'

const SAVES = '#action-save, #action-save-draft'
/** As long as the editor itself waits at most (useRunDeprioritized in @payloadcms/richtext-lexical). */
const LONGEST_WAIT_MS = 500
/** A button is out of use while the form saves by itself. */
const BUTTON_WAIT_MS = 10_000
const STEP_MS = 50

/** Resolves when what was typed before the call is in the form. */
function typedTextIsInForm(): Promise<void> {
  return new Promise((resolve) => {
    const afterRender = () => requestAnimationFrame(() => setTimeout(resolve))
    // Idle callbacks run in the order in which they were asked for: the editor's own comes before this one.
    if ('requestIdleCallback' in window) requestIdleCallback(afterRender, { timeout: LONGEST_WAIT_MS })
    else setTimeout(afterRender, LONGEST_WAIT_MS)
  })
}

/** Presses the button again, as soon as it can be pressed. The form may have drawn it anew. */
async function pressAgain(
  { id }: Element,
  press: (button: HTMLElement) => void,
  isOver: () => boolean,
): Promise<void> {
  const until = Date.now() + BUTTON_WAIT_MS
  while (Date.now() < until && !isOver()) {
    const button = [...document.querySelectorAll<HTMLElement>(`#${id}`)].at(-1)
    if (!button) return
    if (!button.matches(':disabled')) return press(button)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS'

/** The button that saves a draft of the form in front: that of the topmost drawer, else that of the page. */
function draftButtonInFront(): Element | null {
  const front = [...document.querySelectorAll('.payload__modal-item[open]')].at(-1) ?? document
  return front.querySelector('#action-save-draft')
}

function holdSaves(): () => void {
  let isRepeated = false
  let timesPressed = 0
  let isWriting = false
  const hasTexts = () => document.querySelector('[data-lexical-editor="true"]') !== null
  const pressLater = async (button: Element, isOver: () => boolean = () => false) => {
    const press = (found: HTMLElement) => {
      isRepeated = true
      found.click()
      isRepeated = false
    }
    await pressAgain(button, press, isOver)
  }
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(SAVES) : null
    if (!button || isRepeated || !hasTexts()) return
    hold(event)
    await typedTextIsInForm()
    await pressLater(button)
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    const button = isSaveKey(event) ? draftButtonInFront() : null
    if (!button) return
    hold(event)
    if (event.repeat) return
    timesPressed += 1
    const press = timesPressed
    if (hasTexts()) await typedTextIsInForm()
    isWriting = false
    // Nothing is saved by hand amid what is typed later: that is saved by itself.
    await pressLater(button, () => press !== timesPressed || isWriting)
  }
  const onWriting = () => {
    isWriting = true
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('beforeinput', onWriting, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('beforeinput', onWriting, { capture: true })
  }
}

/**
 * The editor of texts hands over what is typed when the browser is idle, up to half a second later. Who saves at once
 * would save the text without its last words: a press of a save button, or Ctrl+S, is held until they are in the form.
 * Ctrl+S presses the button that saves a draft, once: the CMS's own two buttons would both answer to the keys.
 */
export function SettleBeforeSaving({ children }: { children: ReactNode }) {
  useEffect(holdSaves, [])
  return children
}
