/** The type of script files that wait for the first paint; see page-scripts.ts. */
const WAITING = 'script[type="text/waiting"]'

/** After this time they do not wait any more, with or without a report of the browser. */
const LATEST_MS = 1000

const INPUTS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/** A second call finds no waiting files. */
function load(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(WAITING)) {
    const file = document.createElement('script')
    file.src = waiting.dataset.src ?? ''
    // They run in order. React looks for files with the attribute and would load others again.
    file.async = false
    waiting.replaceWith(file)
    file.setAttribute('async', '')
  }
}

/** Firefox reports no paint after some reloads, and a covered window has no frames: the first sign of several starts the files. */
function loadAtFirstSign(): void {
  if (document.hidden) load()
  setTimeout(load, LATEST_MS)
  for (const type of INPUTS) addEventListener(type, load, { once: true, capture: true })
  requestAnimationFrame(() => requestAnimationFrame(load))
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}

/** Loads the page's script files when the page is complete and painted, so that they delay neither text nor fonts. */
export function loadFilesAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', loadAtFirstSign)
}
