const HOLD_MS = 10_000

/** Letters of Option on a Mac are outside of ASCII. */
const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  !event.metaKey &&
  (event.getModifierState('AltGraph') || (!event.ctrlKey && (!event.altKey || event.key > '~')))

const holds = new Map<HTMLElement, () => void>()

/**
 * Keeps what is typed on a keyboard until the form of a new part has come from the server; it would get into the text behind.
 * Ends when the part is gone, or on a press outside of it.
 * @param part in a text, or the page for a window that is about to open
 * @returns what types it where the cursor is then
 */
export function holdTyping(part: HTMLElement): () => void {
  const known = holds.get(part)
  if (known) return known
  const isPage = part === document.body
  const text = part.closest('[contenteditable="true"]')
  /** In the page, other fields stay usable. A new window begins on its button that closes it, which a space would press. */
  const isInText = () =>
    isPage
      ? !document.activeElement?.matches('input, textarea, select')
      : (text?.contains(document.activeElement) ?? false)
  let held = ''
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  const release = () => {
    if (holds.get(part) === release) holds.delete(part)
    stop.abort()
    // The browser can undo it, and forms hear of it.
    if (held && (isPage || isInText())) document.execCommand('insertText', false, held)
    held = ''
  }
  const onKey = (event: KeyboardEvent) => {
    if (!part.isConnected) return release()
    const isEnter = event.key === 'Enter'
    const isLetterBack = event.key === 'Backspace' && held !== ''
    if (event.isComposing || !isInText() || !(isEnter || isLetterBack || isLetter(event))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isEnter && event.repeat) return
    held = isLetterBack ? held.slice(0, -1) : held + (isEnter ? '\n' : event.key)
  }
  const onPress = ({ target }: Event) => {
    // The press may be into the field that it is for.
    if (isPage) setTimeout(release)
    else if (!(target instanceof Node && part.contains(target))) release()
  }
  window.addEventListener('keydown', onKey, always)
  window.addEventListener('pointerdown', onPress, always)
  const end = setTimeout(release, HOLD_MS)
  stop.signal.addEventListener('abort', () => clearTimeout(end))
  holds.set(part, release)
  return release
}
