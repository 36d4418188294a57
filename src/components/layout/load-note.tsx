'use client'

const look =
  'fixed inset-x-4 bottom-4 z-50 max-w-md flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line border-l-4 border-l-ochre bg-surface px-4 py-3 text-sm shadow-overlay print:hidden'

/**
 * The note that the page's scripts have not loaded. It is in the page from the start, hidden, and works without the
 * application.
 */
export function LoadNote() {
  return (
    <>
      <p role="status" className={`${look} hidden loading-early:flex`}>
        This page is still loading. Please try again in a moment.
      </p>
      <div role="alert" className={`${look} hidden not-loaded:flex`}>
        <p>Part of this page did not load.</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, with what follows the question mark */}
        <a href="" className="inline-flex min-h-11 items-center text-link">
          Reload
        </a>
      </div>
    </>
  )
}
