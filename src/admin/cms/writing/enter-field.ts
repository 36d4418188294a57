/** The fields of a new part come from the server, in a window that opens slowly, and may be drawn again. */
const FIELDS_WAIT_MS = 10_000
const STEP_MS = 50

/** Focuses the first field that one of the selectors finds, in their order. */
export function enterField(
  part: HTMLElement,
  selectors: readonly string[],
  onEntered: () => void = () => {},
): void {
  let entered: HTMLElement | undefined
  let last: HTMLElement | null | undefined
  const enter = () => {
    const field = selectors.map((selector) => part.querySelector<HTMLElement>(selector)).find(Boolean)
    // A form that was drawn just now would take back a first letter.
    const isReady = field === last
    last = field
    if (!field || !isReady || entered?.isConnected) return
    field.focus({ preventScroll: true })
    if (document.activeElement !== field) return
    entered = field
    if (field instanceof HTMLInputElement) field.select()
    onEntered()
  }
  const timer = setInterval(enter, STEP_MS)
  const stop = () => clearInterval(timer)
  setTimeout(stop, FIELDS_WAIT_MS)
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && part !== document.body && part.contains(target)) return
    document.removeEventListener('pointerdown', onPress, { capture: true })
    stop()
  }
  document.addEventListener('pointerdown', onPress, { capture: true })
  enter()
}
