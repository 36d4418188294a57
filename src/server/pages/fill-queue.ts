const AT_ONCE = 2
/** More wait for their next reader. */
const MAX_WAITING = 200

/**
 * Runs `fill` for each path that is asked for, at most two at once, and for each path once at a time: to render
 * and compress a page costs a fifth of a second of CPU, whoever asks for it.
 */
export function fillQueue(fill: (path: string) => Promise<void>): (path: string) => void {
  const waiting = new Set<string>()
  const running = new Set<string>()

  function next(): void {
    for (const path of waiting) {
      if (running.size >= AT_ONCE) return
      waiting.delete(path)
      running.add(path)
      fill(path)
        // The next reader asks again.
        .catch(() => undefined)
        .finally(() => {
          running.delete(path)
          next()
        })
    }
  }
  return (path) => {
    if (running.has(path) || waiting.size >= MAX_WAITING) return
    waiting.add(path)
    next()
  }
}
