import { processState } from '../process-state'

type Work = () => Promise<void> | void

interface Waiting {
  before: Work[]
  after: Work[]
}

/** What is still to do before and after the commit of a transaction, by its id. */
const transactions = processState('transaction-work', () => new Map<string | number, Waiting>())

function add(id: string | number, when: keyof Waiting, work: Work): void {
  const waiting = transactions.get(id) ?? { before: [], after: [] }
  transactions.set(id, waiting)
  waiting[when].push(work)
}

export const addWorkBefore = (id: string | number, work: Work): void => add(id, 'before', work)
export const addWorkAfter = (id: string | number, work: Work): void => add(id, 'after', work)

/** Does what waits for the end of the transaction, in the order in which it was added; what that adds comes after it. */
export async function doWorkBefore(id: string | number): Promise<void> {
  const waiting = transactions.get(id)?.before ?? []
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}

/** Does what waits for the commit. The transaction is over and forgotten. */
export async function doWorkAfter(id: string | number): Promise<void> {
  const waiting = transactions.get(id)?.after ?? []
  transactions.delete(id)
  for (const work of waiting) await work()
}

export const dropWork = (id: string | number): boolean => transactions.delete(id)
