/**
 * Milliseconds that never decrease, for durations and deadlines in the process. The wall clock may jump by an hour when a
 * person or a time server sets it.
 */
export const steadyNow = (): number => performance.now()

/** Next's clock for its caches: the wall clock at process start, steady since then. Compare its times only with this clock. */
export const cacheNow = (): number => performance.timeOrigin + performance.now()
