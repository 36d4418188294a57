import { availableParallelism, loadavg } from 'node:os'

/**
 * Returns true if more programs than cores wanted to run in the last minute. Work for which nobody waits can then wait too.
 * Always false on Windows, which does not count them.
 */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()
