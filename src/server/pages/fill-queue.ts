const AT_ONCE = 2
/** Paths above this number wait for their next reader. */
const MAX_WAITING = 200

/**
 * Runs `fill` for each requested path, at most two at once and each path once at a time: rendering and compressing a page costs
 * a fifth of a second of CPU.
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
        // The next reader triggers it again.
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
