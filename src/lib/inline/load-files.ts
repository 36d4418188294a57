/** The type of script files that wait for the first paint; see src/server/pages/page-scripts.ts. */
const WAITING = 'script[type="text/waiting"]'

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

/** Loads the page's script files when the page is complete and painted, so that they delay neither text nor fonts. */
export function loadFilesAfterPaint(): void {
  const afterPaint = () => {
    const isPainted = performance.getEntriesByType('paint').length > 0
    if (isPainted || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) load()
    else new PerformanceObserver(load).observe({ type: 'paint' })
  }
  document.addEventListener('DOMContentLoaded', afterPaint)
}
