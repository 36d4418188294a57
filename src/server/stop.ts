/**
 * What must be closed when the process stops, in the reverse order of registration. The list hangs
 * on the process: the framework's bundle and our server hold different copies of this module.
 */
interface Stopper {
  name: string
  stop: () => Promise<unknown> | unknown
}

const STOPPERS = Symbol.for('quickwin.stoppers')
const shared = globalThis as { [STOPPERS]?: Stopper[] }

export function onStop(name: string, stop: Stopper['stop']): void {
  shared[STOPPERS] ??= []
  shared[STOPPERS].push({ name, stop })
}

/** Runs every stopper, last registered first; one that fails does not keep the others from running. */
export async function stopAll(report: (name: string, error: unknown) => void): Promise<void> {
  const stoppers = shared[STOPPERS]?.splice(0).reverse() ?? []
  for (const { name, stop } of stoppers) {
    try {
      await stop()
    } catch (error) {
      report(name, error)
    }
  }
}
