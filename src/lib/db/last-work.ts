import { processState } from '../process-state'

export type LastWork = () => Promise<void>

/** What transactions still do before their commit, by the id of the transaction. */
const lastWork = processState('transaction-last-work', () => new Map<string | number, LastWork[]>())

export function addLastWork(id: string | number, work: LastWork): void {
  const waiting = lastWork.get(id)
  if (waiting) waiting.push(work)
  else lastWork.set(id, [work])
}

/** Does it, in the order in which it was added; what it adds itself comes after it. */
export async function doLastWork(id: string | number): Promise<void> {
  const waiting = lastWork.get(id) ?? []
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  lastWork.delete(id)
}

export const dropLastWork = (id: string | number): boolean => lastWork.delete(id)
