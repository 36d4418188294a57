import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'

interface Prepared {
  provided: Partial<ProvidedContext>
  stop: () => Promise<void>
}

const run = globalThis as { prepared?: Record<string, Promise<Prepared>> }

/** A setup of several projects, which is made by the first and ends with it: the projects of a run end together. */
export function sharedSetup(name: string, prepare: () => Promise<Prepared>) {
  return async (project: TestProject): Promise<() => Promise<void>> => {
    run.prepared ??= {}
    const isFirst = !run.prepared[name]
    run.prepared[name] ??= prepare()
    const { provided, stop } = await run.prepared[name]
    for (const key of Object.keys(provided) as (keyof ProvidedContext)[]) {
      const value = provided[key]
      if (value !== undefined) project.provide(key, value)
    }
    return async () => {
      if (isFirst) await stop()
    }
  }
}
