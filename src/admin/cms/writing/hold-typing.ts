const HOLD_MS = 10_000

/** Letters of Option on a Mac are outside of ASCII. */
const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  !event.metaKey &&
  (event.getModifierState('AltGraph') || (!event.ctrlKey && (!event.altKey || event.key > '~')))

const moves: Record<string, readonly [direction: string, by: string]> = {
  End: ['forward', 'lineboundary'],
  Home: ['backward', 'lineboundary'],
  ArrowRight: ['forward', 'character'],
  ArrowLeft: ['backward', 'character'],
}

interface Held {
  text: string
  /** Of the cursor, before the text. */
  move?: string
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The browser can undo it, and forms hear of it. */
async function typeHeld(held: Held[]): Promise<void> {
  for (let step = held.shift(); step; step = held.shift()) {
    const [direction, by] = (step.move && moves[step.move]) || []
    if (direction) {
      document.getSelection()?.modify('move', direction, by)
      // The text editor hears of the cursor later.
      await nextFrame()
    }
    if (step.text) document.execCommand('insertText', false, step.text)
  }
}

const holds = new Map<HTMLElement, () => void>()

interface Options {
  /** Also what is typed in other fields: a window that is about to close. */
  everywhere?: boolean
  mostMs?: number
}

/**
 * Keeps what is typed on a keyboard until the form of a new part has come from the server; it would get into the text behind.
 * Ends when the part is gone, or on a press outside of it.
 * @param part in a text, or the page for a window that is about to open or close
 * @returns what types it where the cursor is then
 */
export function holdTyping(
  part: HTMLElement,
  { everywhere = false, mostMs = HOLD_MS }: Options = {},
): () => void {
  const known = holds.get(part)
  if (known) return known
  const isPage = part === document.body
  const text = part.closest('[contenteditable="true"]')
  /** In the page, other fields stay usable. A new window begins on its button that closes it, which a space would press. */
  const isInText = () =>
    isPage
      ? everywhere || !document.activeElement?.matches('input, textarea, select')
      : (text?.contains(document.activeElement) ?? false)
  const held: Held[] = []
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  const release = () => {
    if (holds.get(part) === release) holds.delete(part)
    if (held.length > 0 && (isPage || isInText())) void typeHeld(held).then(() => stop.abort())
    else stop.abort()
  }
  const hold = (key: string) => {
    const last = held.at(-1)
    if (key === 'Backspace' && last) last.text = last.text.slice(0, -1)
    else if (key in moves || !last) held.push(key in moves ? { text: '', move: key } : { text: key })
    else last.text += key
  }
  const onKey = (event: KeyboardEvent) => {
    if (!part.isConnected) return release()
    const { key } = event
    const isMove = everywhere && key in moves && !event.shiftKey && !event.ctrlKey && !event.metaKey
    const isLetterBack = key === 'Backspace' && Boolean(held.at(-1)?.text)
    const isTyped = key === 'Enter' || isLetterBack || isMove || isLetter(event)
    if (event.isComposing || !isInText() || !isTyped) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Enter' && event.repeat) return
    hold(key === 'Enter' ? '\n' : key)
  }
  const onPress = ({ target }: Event) => {
    // The press may be into the field that it is for.
    if (isPage) setTimeout(release)
    else if (!(target instanceof Node && part.contains(target))) release()
  }
  window.addEventListener('keydown', onKey, always)
  window.addEventListener('pointerdown', onPress, always)
  const end = setTimeout(release, mostMs)
  stop.signal.addEventListener('abort', () => clearTimeout(end))
  holds.set(part, release)
  return release
}
