import { createContext, Script } from 'node:vm'

const context = createContext({ work: (): unknown => undefined })
const run = new Script('work()')

/** Runs something that may never end. @throws Error if it takes longer than `ms` */
export function withinTime<Result>(ms: number, work: () => Result): Result {
  context.work = work
  return run.runInContext(context, { timeout: ms }) as Result
}
