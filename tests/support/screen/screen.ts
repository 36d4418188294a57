/** A browser window as a visitor uses it. A journey that needs no more than this runs in each engine. */
export interface Screen {
  open(path: string): Promise<void>
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  /** Presses the first visible button, link, question, option of a menu or choice with this name. */
  press(name: string): Promise<void>
  evaluate<Result, Argument = undefined>(
    look: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>
}

export type Journey = (screen: Screen) => Promise<void>

/** What is in front: an open dialog, or else the main part. Notices and menus are outside of it. */
export const FRONT = 'main, dialog[open], [role=dialog], [role=alertdialog]'

/** Runs in the page: what is visible under this name and can be pressed, in front if it is there. */
export function pressable(name: string, front: string): HTMLElement | undefined {
  function said(element: Element): string {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return element.getAttribute('aria-label') ?? copy.textContent ?? ''
  }
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const pressed =
    'button, a[href], summary, [role=option], label:has(input:is([type=radio], [type=checkbox]))'
  return [[...document.querySelectorAll(front)].at(-1), document]
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(pressed) ?? [])])
    .find((element) => element.checkVisibility() && plain(said(element)) === name)
}

/** Runs in the page: the control with this label, in front if it is there. */
export function labelled(label: string, front: string): HTMLInputElement | undefined {
  const fields = [[...document.querySelectorAll(front)].at(-1), document].flatMap((part) => [
    ...(part?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []),
  ])
  const namesOf = (field: HTMLInputElement) =>
    [
      field.getAttribute('aria-label'),
      ...[...(field.labels ?? [])].map(({ textContent }) => textContent),
    ].map((name) => name?.trim())
  const shown = fields.filter((field) => field.checkVisibility())
  return (
    shown.find((field) => namesOf(field).includes(label)) ??
    shown.find((field) => namesOf(field).some((name) => name?.startsWith(label)))
  )
}

/** Runs in the page: true if the text can be read. */
export function isShown(text: string): boolean {
  const holds = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').includes(text) ?? false
  const holders = [...document.body.querySelectorAll('*')].filter(holds)
  const closest = holders.filter((element) => ![...element.children].some(holds))
  return closest.some((element) => element.checkVisibility())
}

/** Runs in the page: sets a field as typing does. Long texts by keys can hang WebKit's driver. */
export function setText(field: HTMLInputElement, text: string): void {
  field.focus()
  const owner =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
