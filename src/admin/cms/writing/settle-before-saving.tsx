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
async function pressAgain({ id }: Element, press: (button: HTMLElement) => void): Promise<void> {
  const until = Date.now() + BUTTON_WAIT_MS
  while (Date.now() < until) {
    const button = [...document.querySelectorAll<HTMLElement>(`#${id}`)].at(-1)
    if (!button) return
    if (!button.matches(':disabled')) return press(button)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS'

/** The same keys as the form hears them: pressed and let go. */
function typeAgain(target: EventTarget, event: KeyboardEvent): void {
  const meta = { bubbles: true, code: 'MetaLeft', key: 'Meta', metaKey: event.metaKey }
  if (event.metaKey) target.dispatchEvent(new KeyboardEvent('keydown', meta))
  target.dispatchEvent(new KeyboardEvent('keydown', event))
  target.dispatchEvent(new KeyboardEvent('keyup', event))
  if (event.metaKey) target.dispatchEvent(new KeyboardEvent('keyup', meta))
}

function holdSaves(): () => void {
  let isRepeated = false
  const repeat = (act: () => void) => {
    isRepeated = true
    act()
    isRepeated = false
  }
  const isHeld = (event: Event) => {
    if (isRepeated || !document.querySelector('[data-lexical-editor="true"]')) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    return true
  }
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(SAVES) : null
    if (!button || !isHeld(event)) return
    await typedTextIsInForm()
    await pressAgain(button, (found) => repeat(() => found.click()))
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    const { target } = event
    if (!isSaveKey(event) || !target || !isHeld(event)) return
    await typedTextIsInForm()
    repeat(() => typeAgain(target, event))
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

/**
 * The editor of texts hands over what is typed when the browser is idle, up to half a second later. Who saves at once
 * would save the text without its last words: a press of a save button, or Ctrl+S, is held until they are in the form.
 */
export function SettleBeforeSaving({ children }: { children: ReactNode }) {
  useEffect(holdSaves, [])
  return children
}
