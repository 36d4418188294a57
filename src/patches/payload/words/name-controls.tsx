'use client'

import { type ReactNode, useEffect } from 'react'

const words = (part: Element | null | undefined) => part?.textContent?.replace('*', '').trim() ?? ''

/** What the row of a control is about: the link to its document. */
const inRow = (verb: string) => (control: Element) =>
  `${verb} ${words(control.closest('tr')?.querySelector('td a')) || 'this row'}`

const ofField = (control: Element) =>
  words(control.closest('.field-type')?.querySelector(':scope .field-label'))

/** 'inlineCode' becomes 'Inline code'. */
const ofKey = ({ dataset: { buttonKey = '' } }: HTMLElement) =>
  buttonKey.charAt(0).toUpperCase() +
  buttonKey.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const names: Record<string, (control: HTMLElement) => string> = {
  '.select-all__checkbox input': () => 'Select all rows',
  '.select-row__checkbox input': inRow('Select'),
  'tr [aria-roledescription="sortable"]': inRow('Move'),
  '.clickable-arrow--left': () => 'Previous page',
  '.clickable-arrow--right': () => 'Next page',
  '.toolbar-popup__button[data-button-key]': ofKey,
  '.popup-button': () => 'More actions',
  '.LexicalEditorTheme__block__removeButton': () => 'Remove this block',
  '.LexicalEditorTheme__inlineBlock__editButton': () => 'Edit the footnote',
  '.LexicalEditorTheme__inlineBlock__removeButton': () => 'Remove the footnote',
  '.upload-relationship-details__edit': () => 'Edit the picture',
  'button[class*="upload"][class*="__remove"]': () => 'Remove the picture',
  '.LexicalEditorTheme__upload__swap-drawer-toggler': () => 'Replace the picture',
  '.date-time-picker__clear-button': () => 'Clear the date',
  'a.step-nav__home': () => 'Start',
  'a.app-header__account': () => 'Account',
  '.field-type :is([role="textbox"], .date-time-picker input, input[role="combobox"])': ofField,
  // The label of a block's field names an input of another id.
  '.block-look .field-type :is(input:not([role]), textarea)': ofField,
  'aside.nav': () => 'Menu',
  'nav.nav__wrap': () => 'Content',
  'nav.step-nav': () => 'Breadcrumbs',
}

const isNamed = (control: HTMLElement): boolean =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => control.getAttribute(name)) ||
  ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    Boolean(control.labels?.length)) ||
  // The text of a hint is not shown.
  (control.matches('a, button') && !control.querySelector('.tooltip') && Boolean(control.textContent?.trim()))

function nameControls(): void {
  for (const [selector, nameOf] of Object.entries(names))
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      const name = isNamed(control) ? '' : nameOf(control)
      if (name) control.setAttribute('aria-label', name)
    }
  // A button in the button that moves the row. It does nothing by itself.
  for (const inner of document.querySelectorAll('.sort-row[role="button"]')) {
    inner.setAttribute('role', 'presentation')
    inner.removeAttribute('tabindex')
  }
}

/** Names the controls of the CMS that show only an icon or have lost their label. */
function nameAlways(): () => void {
  let next = 0
  const observer = new MutationObserver(() => {
    next ||= requestAnimationFrame(() => {
      next = 0
      nameControls()
    })
  })
  nameControls()
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(next)
  }
}

/** Around the admin. */
export function NameControls({ children }: { children: ReactNode }) {
  useEffect(nameAlways, [])
  return children
}
