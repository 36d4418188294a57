/** With this setting Next takes its configuration as JSON, and does not compile next.config.ts at each start. */
export const SETTINGS_OF_BUILD = '__NEXT_PRIVATE_STANDALONE_CONFIG'
/** Next looks here for a listener for unhandled rejections before it adds its own. */
const REJECTION_LISTENER = Symbol.for('next.unhandledRejectionListener')
/** Next's own tracer of loaded files. CommonJS; only scripts use it. */
export const TRACER = 'next/dist/compiled/@vercel/nft'

/** Call it before Next is loaded. Next's own listener prints errors with the values of a failed query, outside our log. */
export function listenToRejections(listener: (reason: unknown) => void): void {
  Object.assign(globalThis, { [REJECTION_LISTENER]: listener })
}

/** Waits for `src/instrumentation.ts`. Next does not wait for it, and only reports a file that it cannot load. */
export async function instrumentationRegistered(root: string, build: string): Promise<void> {
  // Can only be imported after Next.
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  )
  await ensureInstrumentationRegistered(root, build)
}
