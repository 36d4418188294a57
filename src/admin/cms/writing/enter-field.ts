/** The fields of a new part come from the server. */
const FIELDS_WAIT_MS = 10_000

/** Puts the cursor into a field as soon as it is there. */
export function enterField(part: HTMLElement, selector: string, before: () => void = () => {}): void {
  const enter = () => {
    const field = part.querySelector(selector)
    if (!(field instanceof HTMLElement)) return
    stop()
    before()
    field.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement) field.select()
  }
  const observer = new MutationObserver(enter)
  const timer = setTimeout(() => stop(), FIELDS_WAIT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(part, { childList: true, subtree: true })
  enter()
}
