import { processState } from '../process-state'

type Work = () => Promise<void> | void

interface Waiting {
  before: Work[]
  after: Work[]
}

/** The work before and after the commit of a transaction, by its id. */
const transactions = processState('transaction-work', () => new Map<string | number, Waiting>())

function add(id: string | number, when: keyof Waiting, work: Work): void {
  const waiting = transactions.get(id) ?? { before: [], after: [] }
  transactions.set(id, waiting)
  waiting[when].push(work)
}

export const onBeforeCommit = (id: string | number, work: Work): void => add(id, 'before', work)
export const onAfterCommit = (id: string | number, work: Work): void => add(id, 'after', work)

/** Runs the work that waits for the end of the transaction, in order. Work added meanwhile comes last. */
export async function runBeforeCommit(id: string | number): Promise<void> {
  const waiting = transactions.get(id)?.before ?? []
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}

/** Runs the work that waits for the commit. The transaction is over. */
export async function runAfterCommit(id: string | number): Promise<void> {
  const waiting = transactions.get(id)?.after ?? []
  transactions.delete(id)
  for (const work of waiting) await work()
}

export const discardWork = (id: string | number): boolean => transactions.delete(id)
