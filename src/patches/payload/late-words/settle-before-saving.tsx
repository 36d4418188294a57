'use client'

import { type ReactNode, useEffect } from 'react'

/** The button of a drawer that edits a part of a text: a block, a footnote, a link. */
const SAVES_PART = '.payload__modal-item .form-submit button'
const SAVES = `#action-save, #action-save-draft, ${SAVES_PART}`
/** The editor's own longest wait (useRunDeprioritized in @payloadcms/richtext-lexical). */
const LONGEST_WAIT_MS = 500
/** A button is disabled while the form saves automatically. */
const BUTTON_WAIT_MS = 10_000
const STEP_MS = 50
/** After typing, a form checks a field after 150 ms and asks the server after 250 ms (useField and Form in @payloadcms/ui). */
const FORM_CHECKS_MS = 600

/** Resolves when all text typed before the call is in the form. */
function typedTextIsInForm(): Promise<void> {
  return new Promise((resolve) => {
    const afterRender = () => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A page behind another window has no frames.
      setTimeout(resolve, LONGEST_WAIT_MS)
    }
    // Idle callbacks run in order: the editor's own runs before this one.
    if ('requestIdleCallback' in window) requestIdleCallback(afterRender, { timeout: LONGEST_WAIT_MS })
    else setTimeout(afterRender, LONGEST_WAIT_MS)
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns true if a drawer is closing. A second press of its button would open it again. */
const isClosing = (modal: Element) => modal.matches('.drawer:not(.drawer--is-open)')

/** The current element of the button; undefined if it is gone. */
function drawnNow(pressed: Element): Element | undefined {
  if (pressed.id) return [...document.querySelectorAll(`#${pressed.id}`)].at(-1)
  const drawer = pressed.closest('.payload__modal-item')
  return pressed.isConnected && drawer && !isClosing(drawer) ? pressed : undefined
}

async function pressAgain(
  pressed: Element,
  press: (button: HTMLElement) => void,
  isOver: () => boolean,
): Promise<void> {
  const until = Date.now() + BUTTON_WAIT_MS
  while (Date.now() < until && !isOver()) {
    const button = drawnNow(pressed)
    // A form that is drawn again has its button back at once; a drawer that is gone stays so.
    if (!button && !pressed.id) return
    if (button instanceof HTMLElement && !button.matches(':disabled')) return press(button)
    await pause(STEP_MS)
  }
}

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS'

function saveButtonInFront(): Element | null {
  const open = [...document.querySelectorAll('.payload__modal-item[open]')]
  const front = open.filter((modal) => !isClosing(modal)).at(-1) ?? document
  const button = front.querySelector('#action-save-draft')
  if (button || front === document || front.querySelector('#action-save')) return button
  return front.querySelector('.form-submit button')
}

async function saveButtonBehind(part: Element): Promise<Element | null> {
  const until = Date.now() + BUTTON_WAIT_MS
  while (Date.now() < until && drawnNow(part)) await pause(STEP_MS)
  return drawnNow(part) ? null : saveButtonInFront()
}

function holdSaves(): () => void {
  const savedParts = new Set<Element>()
  let isRepeated = false
  let timesPressed = 0
  let isWriting = false
  let writtenAt = Number.NEGATIVE_INFINITY
  const settled = async (button: Element) => {
    await typedTextIsInForm()
    if (button.id) return
    // If the part's form is saved while it still checks the last words on the server, it does neither.
    while (performance.now() - writtenAt < FORM_CHECKS_MS) await pause(STEP_MS)
    await typedTextIsInForm()
  }
  const hasTexts = () => document.querySelector('[data-lexical-editor="true"]') !== null
  const pressLater = async (button: Element, isOver: () => boolean = () => false) => {
    const press = (found: HTMLElement) => {
      isRepeated = true
      found.click()
      isRepeated = false
    }
    await pressAgain(button, press, isOver)
  }
  const save = async (button: Element, isOver?: () => boolean) => {
    if (savedParts.has(button)) return
    if (!button.id) savedParts.add(button)
    if (hasTexts()) await settled(button)
    isWriting = false
    await pressLater(button, isOver)
    if (button.id) return
    // The button is disabled while its form is checked. Then its drawer closes, or the button can be pressed again.
    const until = Date.now() + BUTTON_WAIT_MS
    do await pause(STEP_MS)
    while (Date.now() < until && drawnNow(button)?.matches(':disabled'))
    savedParts.delete(button)
  }
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(SAVES) : null
    if (!button || isRepeated || !hasTexts()) return
    hold(event)
    await save(button)
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    const button = isSaveKey(event) ? saveButtonInFront() : null
    if (!button) return
    hold(event)
    if (event.repeat) return
    timesPressed += 1
    const press = timesPressed
    const meant = savedParts.has(button) ? await saveButtonBehind(button) : button
    // No manual save while later text is typed: autosave stores that text.
    if (meant) await save(meant, () => press !== timesPressed || isWriting)
  }
  const onWriting = () => {
    isWriting = true
  }
  const onWritten = () => {
    writtenAt = performance.now()
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('beforeinput', onWriting, { capture: true })
  window.addEventListener('input', onWritten, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('beforeinput', onWriting, { capture: true })
    window.removeEventListener('input', onWritten, { capture: true })
  }
}

/**
 * The text editor passes on typed text when the browser is idle, up to half a second later. A save before that would lose the
 * last words, so a press of a save button, or Ctrl+S, is delayed until they are in the form. Ctrl+S presses the button that
 * saves a draft, once: both of the CMS's buttons would react to the keys. In the drawer of a block, a footnote or a link it
 * presses that drawer's button.
 * The delay came with https://github.com/payloadcms/payload/pull/12046. Delete this file when the tests of saving in
 * tests/e2e/writing.spec.ts pass without it.
 */
export function SettleBeforeSaving({ children }: { children: ReactNode }) {
  useEffect(holdSaves, [])
  return children
}
