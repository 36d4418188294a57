'use client'

import { type ReactNode, useEffect } from 'react'

/** The button of a drawer in which a part of a text is written: a block, a footnote, a link. */
const SAVES_PART = '.payload__modal-item .form-submit button'
const SAVES = `#action-save, #action-save-draft, ${SAVES_PART}`
/** As long as the editor itself waits at most (useRunDeprioritized in @payloadcms/richtext-lexical). */
const LONGEST_WAIT_MS = 500
/** A button is out of use while the form saves by itself. */
const BUTTON_WAIT_MS = 10_000
const STEP_MS = 50
/** A form checks a field 150 ms, and asks the server 250 ms, after it was written in (useField and Form in @payloadcms/ui). */
const FORM_CHECKS_MS = 600

/** Resolves when what was typed before the call is in the form. */
function typedTextIsInForm(): Promise<void> {
  return new Promise((resolve) => {
    const afterRender = () => requestAnimationFrame(() => setTimeout(resolve))
    // Idle callbacks run in the order in which they were asked for: the editor's own comes before this one.
    if ('requestIdleCallback' in window) requestIdleCallback(afterRender, { timeout: LONGEST_WAIT_MS })
    else setTimeout(afterRender, LONGEST_WAIT_MS)
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether a drawer is on its way out: its button must not be pressed twice, which would open it again. */
const isClosing = (modal: Element) => modal.matches('.drawer:not(.drawer--is-open)')

/** The button as the form has drawn it by now; undefined when it is gone. */
function drawnNow(pressed: Element): Element | undefined {
  if (pressed.id) return [...document.querySelectorAll(`#${pressed.id}`)].at(-1)
  const drawer = pressed.closest('.payload__modal-item')
  return pressed.isConnected && drawer && !isClosing(drawer) ? pressed : undefined
}

/** Presses the button again as soon as it is enabled. The form may have rendered a new one. */
async function pressAgain(
  pressed: Element,
  press: (button: HTMLElement) => void,
  isOver: () => boolean,
): Promise<void> {
  const until = Date.now() + BUTTON_WAIT_MS
  while (Date.now() < until && !isOver()) {
    const button = drawnNow(pressed)
    if (!(button instanceof HTMLElement)) return
    if (!button.matches(':disabled')) return press(button)
    await pause(STEP_MS)
  }
}

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS'

/** The button that saves the form in front: a draft of the topmost drawer, else of the page; or the part of a text. */
function saveButtonInFront(): Element | null {
  const open = [...document.querySelectorAll('.payload__modal-item[open]')]
  const front = open.filter((modal) => !isClosing(modal)).at(-1) ?? document
  const button = front.querySelector('#action-save-draft')
  if (button || front === document || front.querySelector('#action-save')) return button
  return front.querySelector('.form-submit button')
}

/** Resolves with what Ctrl+S is for once the drawer of a part that is being saved has gone. */
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
    // The part's form would be asked to save while it still asks the server about the last words, and then does neither.
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
    // While its form is being checked the button is out of use; then its drawer goes, or it can be pressed again.
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
    // Nothing is saved by hand amid what is typed later: that is saved by itself.
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
 * The editor of texts hands over what is typed when the browser is idle, up to half a second later. Who saves at once
 * would save the text without its last words: a press of a save button, or Ctrl+S, is held until they are in the form.
 * Ctrl+S presses the button that saves a draft, once: the CMS's own two buttons would both answer to the keys. In the drawer
 * of a block, a footnote or a link it presses that drawer's button.
 *
 * The wait came with https://github.com/payloadcms/payload/pull/12046. Delete this file when the tests of saving in
 * tests/e2e/writing.spec.ts pass without it.
 */
export function SettleBeforeSaving({ children }: { children: ReactNode }) {
  useEffect(holdSaves, [])
  return children
}
