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

const isMove = (key: string) => key === 'Tab' || key in moves

interface Held {
  text: string
  /** Of the cursor, before the text. */
  move?: string
}

const TAB = { key: 'Tab', bubbles: true, cancelable: true }

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The browser can undo it, and forms hear of it. */
async function typeHeld(held: Held[]): Promise<void> {
  for (let step = held.shift(); step; step = held.shift()) {
    const [direction, by] = (step.move && moves[step.move]) || []
    if (step.move) {
      // The text editor places the cursor after what was typed, and hears of where it is, a moment later.
      await nextFrame()
      if (direction) document.getSelection()?.modify('move', direction, by)
      // The text editor itself goes to the next cell of a table.
      else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', TAB))
      await nextFrame()
    }
    if (step.text) document.execCommand('insertText', false, step.text)
  }
}

/** Types what is held where the cursor is. With a time, it goes on for that long: the field may be drawn again. */
type Release = (keepMs?: number) => void

interface Hold {
  everywhere: boolean
  release: Release
  /** It lasts this long from now. */
  renew: (ms: number) => void
  /** Gives up what it holds. */
  handOver: () => Held[]
}

const holds = new Map<HTMLElement, Hold>()

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
): Release {
  const known = holds.get(part)
  if (known && (known.everywhere || !everywhere)) {
    known.renew(mostMs)
    return known.release
  }
  const isPage = part === document.body
  let isKept = false
  const text = part.closest('[contenteditable="true"]')
  /** In the page, other fields stay usable. A new window begins on its button that closes it, which a space would press. */
  const isInText = () => {
    const { activeElement } = document
    if (!isPage) return text?.contains(activeElement) ?? false
    if (isKept) return activeElement === document.body
    return everywhere || !activeElement?.matches('input, textarea, select')
  }
  // The page was held until this part came, or its window closes.
  const held: Held[] = holds.get(document.body)?.handOver() ?? []
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  const end = () => {
    if (holds.get(part)?.release === release) holds.delete(part)
    stop.abort()
  }
  const release: Release = (keepMs = 0) => {
    const typed = held.length > 0 && (isPage || isInText()) ? typeHeld(held) : undefined
    isKept = keepMs > 0
    if (isKept) renew(keepMs)
    else if (typed) void typed.then(end)
    else end()
  }
  const hold = (key: string) => {
    const last = held.at(-1)
    if (key === 'Backspace' && last) last.text = last.text.slice(0, -1)
    else if (isMove(key) || !last) held.push(isMove(key) ? { text: '', move: key } : { text: key })
    else last.text += key
  }
  const onKey = (event: KeyboardEvent) => {
    if (!part.isConnected) return release()
    const { key } = event
    const isMoved = everywhere && isMove(key) && !event.shiftKey && !event.ctrlKey && !event.metaKey
    const isLetterBack = key === 'Backspace' && Boolean(held.at(-1)?.text)
    const isTyped = key === 'Enter' || isLetterBack || isMoved || isLetter(event)
    if (event.isComposing || !isInText() || !isTyped) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Enter' && event.repeat) return
    hold(key === 'Enter' ? '\n' : key)
  }
  const onPress = ({ target }: Event) => {
    // The press may be into the field that it is for.
    if (isPage) setTimeout(() => release())
    else if (!(target instanceof Node && part.contains(target))) release()
  }
  window.addEventListener('keydown', onKey, always)
  window.addEventListener('pointerdown', onPress, always)
  let timer: ReturnType<typeof setTimeout>
  const renew = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => release(), ms)
  }
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  renew(mostMs)
  const handOver = () => {
    end()
    return held.splice(0)
  }
  holds.set(part, { everywhere, release, renew, handOver })
  return release
}
