/** The fields of a new part come from the server, in a window that opens slowly, and may be drawn again. */
const FIELDS_WAIT_MS = 10_000
const STEP_MS = 50

export function enterField(part: HTMLElement, selector: string, onEntered: () => void = () => {}): void {
  let entered: HTMLElement | undefined
  const enter = () => {
    const field = entered?.isConnected ? null : part.querySelector<HTMLElement>(selector)
    field?.focus({ preventScroll: true })
    if (!field || document.activeElement !== field) return
    entered = field
    if (field instanceof HTMLInputElement) field.select()
    onEntered()
  }
  const timer = setInterval(enter, STEP_MS)
  const stop = () => clearInterval(timer)
  setTimeout(stop, FIELDS_WAIT_MS)
  document.addEventListener('pointerdown', stop, { capture: true, once: true })
  enter()
}
