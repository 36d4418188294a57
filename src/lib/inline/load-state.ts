/** A page whose application has not started by then says so. */
const PATIENCE_MS = 10_000

const state = document.documentElement.dataset

/** A form without an address would be sent by the browser itself, and what was typed would be lost. */
function holdEarlySubmit(event: SubmitEvent): void {
  if (state.load === 'ready' || !(event.target instanceof HTMLFormElement)) return
  if (event.target.hasAttribute('action')) return
  event.preventDefault()
  state.load ??= 'early'
}

/**
 * Says on the document how the application's scripts are doing, for the note that the page has ready (`load-note.tsx`): `late` after ten
 * seconds, `failed` when a file did not come, `early` when a form was sent before they ran. `started.tsx` says `ready`.
 */
export function watchLoading(): void {
  setTimeout(() => {
    if (state.load !== 'ready' && state.load !== 'failed') state.load = 'late'
  }, PATIENCE_MS)
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && state.load !== 'ready') state.load = 'failed'
  }
  // The error of a file does not bubble.
  addEventListener('error', onError, true)
  addEventListener('submit', holdEarlySubmit, true)
  // React looks for its files by this attribute, and would load those again that run in order. They are under way by now, and keep it.
  document.addEventListener('readystatechange', () => {
    for (const file of document.querySelectorAll<HTMLScriptElement>('script[defer]')) file.async = true
  })
}
