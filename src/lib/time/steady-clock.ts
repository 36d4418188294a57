/**
 * Milliseconds that only ever grow, for durations and deadlines within the process. The wall clock may jump by an hour when
 * somebody or a time server sets it.
 */
export const steadyNow = (): number => performance.now()

/**
 * The framework's clock for its caches: as the wall clock was when the process began, and steady since. Whatever is
 * compared with its times must be taken from here.
 */
export const cacheNow = (): number => performance.timeOrigin + performance.now()
