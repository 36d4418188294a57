'use client'

import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { holdTyping } from '@/admin/cms/writing/hold-typing'

/** How long Ctrl+S waits for its button, which is disabled while the form is saved. */
const BUTTON_WAIT_MS = 10_000
const STEP_MS = 50
/** Of Payload’s own buttons, too. Ctrl+S presses the first. */
export const SAVE_DRAFT_ID = 'action-save-draft'
export const PUBLISH_ID = 'action-save'
/** The button of a drawer that edits a part of a text: a block, a footnote, a link. */
const SAVES_PART = '.payload__modal-item .form-submit button:not([id])'
/** The form of a part checks its last words on the server, this long after the last key. Saved before, it calls them missing. */
const PART_CHECKS_MS = 600
const PART = '[id*="lexical-"]'
/** Saved, it closes within this time, on a slow machine too. */
const PART_CLOSES_MS = 3000
/** After the save they are disabled, and a button that has the focus then loses it. */
const SAVES = `#${SAVE_DRAFT_ID}, #${PUBLISH_ID}`

const waiting = new Map<number, IdleRequestCallback>()
/** Buttons of parts that are about to be pressed. Ctrl+S waits until their drawer is closed, and saves the page behind it. */
const held = new WeakSet<Element>()
const moment: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }

/** Safari has no idle moments: a short pause takes their place. */
const soon = (run: IdleRequestCallback) => window.setTimeout(run, STEP_MS, moment)

function watchIdleCallbacks(): () => void {
  const { requestIdleCallback: request = soon, cancelIdleCallback: cancel = clearTimeout } = window
  window.requestIdleCallback = (run, options) => {
    const handle: number = request((idle) => {
      waiting.delete(handle)
      run(idle)
    }, options)
    waiting.set(handle, run)
    return handle
  }
  window.cancelIdleCallback = (handle) => {
    waiting.delete(handle)
    cancel(handle)
  }
  return () => {
    window.requestIdleCallback = request
    window.cancelIdleCallback = cancel
  }
}

/** Each puts the words of a part of a text, such as a block, into the text. */
export const partsWithWords = new Set<() => void>()
/** Each saves what has a document of its own, with Ctrl+S. */
export const savedByKey = new Set<() => void>()

/** Puts what was typed into the form now. The text editor waits for an idle moment, up to half a second. */
export function handOverWords(): void {
  for (const passOn of partsWithWords) passOn()
  if (waiting.size === 0) return
  flushSync(() => {
    for (const [handle, run] of waiting) {
      window.cancelIdleCallback(handle)
      run(moment)
    }
  })
}

const isSaveKey = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS'

const isPartKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key === 'Enter' && !saveButton()?.id

/** The button that Ctrl+S presses; null where only one button of Payload's reacts to the keys. */
function saveButton(): HTMLButtonElement | null {
  // A drawer that is closing would be opened again.
  const open = document.querySelectorAll('.payload__modal-item[open]:not(.drawer:not(.drawer--is-open))')
  const front = [...open].at(-1) ?? document
  const draft = front.querySelector<HTMLButtonElement>(`#${SAVE_DRAFT_ID}`)
  if (draft || front === document || front.querySelector(`#${PUBLISH_ID}`)) return draft
  return front.querySelector('.form-submit button')
}

function takeSaveKey(stop: AbortSignal): void {
  /** A later press, and later words, end the wait of an earlier press: autosave stores those words. */
  let turn = 0
  const onKeyDown = async (event: KeyboardEvent) => {
    if (!(isSaveKey(event) || isPartKey(event)) || !saveButton()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.repeat) return
    handOverWords()
    for (const save of savedByKey) save()
    turn += 1
    const mine = turn
    for (let waited = 0; turn === mine && waited < BUTTON_WAIT_MS; waited += STEP_MS) {
      const button = saveButton()
      if (button && !button.disabled && !held.has(button)) return button.click()
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  const always = { capture: true, signal: stop }
  window.addEventListener('keydown', (event) => void onKeyDown(event), always)
  for (const type of ['beforeinput', 'input', 'pointerdown'])
    window.addEventListener(type, () => void turn++, always)
}

function letPartsSettle(stop: AbortSignal): void {
  let writtenAt = Number.NEGATIVE_INFINITY
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(SAVES_PART) : null
    if (!button) return
    // Further words are for the text behind. A refusal lets go in a moment.
    if (button.closest(PART)) holdTyping(document.body, { everywhere: true, mostMs: PART_CLOSES_MS })
    const left = writtenAt + PART_CHECKS_MS - performance.now()
    if (left <= 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.has(button)) return
    held.add(button)
    setTimeout(() => {
      held.delete(button)
      button.click()
    }, left)
  }
  const onWritten = () => {
    writtenAt = performance.now()
  }
  window.addEventListener('click', onClick, { capture: true, signal: stop })
  window.addEventListener('input', onWritten, { capture: true, signal: stop })
}

/** A save with the mouse leaves the cursor in the text. */
function leaveCursor(stop: AbortSignal): void {
  const onMouseDown = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(SAVES)) event.preventDefault()
  }
  window.addEventListener('mousedown', onMouseDown, { signal: stop })
}

/**
 * Around the admin. Whatever is pressed finds all typed words in the form: the text editor passes them on in an idle moment, and
 * a save before that would lose the last ones (https://github.com/payloadcms/payload/pull/12046). Ctrl+S presses the button that
 * saves a draft, once: both of the CMS's buttons would react to the keys. In the drawer of a block, a footnote or a link it
 * presses that drawer's button, and so does Ctrl+Enter.
 */
export function HandOverWords({ children }: { children: ReactNode }) {
  useEffect(() => {
    const stop = new AbortController()
    const forget = watchIdleCallbacks()
    // A button is disabled until the form has words to save, so the click alone would come too late.
    for (const type of ['pointerdown', 'click'])
      window.addEventListener(type, handOverWords, { capture: true, signal: stop.signal })
    takeSaveKey(stop.signal)
    letPartsSettle(stop.signal)
    leaveCursor(stop.signal)
    return () => {
      stop.abort()
      forget()
    }
  }, [])
  return children
}
