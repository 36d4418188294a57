const HOLD_MS = 10_000

/**
 * Keeps what is typed on a keyboard until the form of a new part has come from the server; it would get into the text behind.
 * @returns what types it where the cursor is then
 */
export function holdTyping(): () => void {
  let held = ''
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  const release = () => {
    stop.abort()
    // The browser can undo it, and forms hear of it.
    if (held) document.execCommand('insertText', false, held)
    held = ''
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    const typed = key === 'Enter' ? '\n' : key
    const isLetterBack = key === 'Backspace' && held !== ''
    if (ctrlKey || metaKey || altKey || isComposing || (typed.length !== 1 && !isLetterBack)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = isLetterBack ? held.slice(0, -1) : held + typed
  }
  window.addEventListener('keydown', onKey, always)
  window.addEventListener('pointerdown', release, always)
  setTimeout(release, HOLD_MS)
  return release
}
