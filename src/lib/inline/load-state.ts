/** After this time a page reports that its application has not started. */
const TIMEOUT_MS = 10_000

const state = document.documentElement.dataset

/** The browser would send a form without an address itself, and the typed text would be lost. */
function holdEarlySubmit(event: SubmitEvent): void {
  if (state.load === 'ready' || !(event.target instanceof HTMLFormElement)) return
  if (event.target.hasAttribute('action')) return
  event.preventDefault()
  state.load ??= 'early'
}

/**
 * Writes the state of the application's scripts on the document, for the note in `load-note.tsx`: `late` after ten seconds,
 * `failed` if a file did not load, `early` if a form was sent before they ran. `started.tsx` sets `ready`.
 */
export function watchLoading(): void {
  setTimeout(() => {
    if (state.load !== 'ready' && state.load !== 'failed') state.load = 'late'
  }, TIMEOUT_MS)
  const onError = (event: Event) => {
    if (!(event.target instanceof HTMLScriptElement) || state.load === 'ready') return
    state.load = 'failed'
    // The application would show its error page in place of the text, which can still be read.
    event.stopImmediatePropagation()
  }
  addEventListener('error', onError, true)
  addEventListener('submit', holdEarlySubmit, true)
}
