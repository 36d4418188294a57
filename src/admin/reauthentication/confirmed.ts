import type { Answer } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'
import { askWhoYouAre } from './ask'

/** True for the refusal that asks for a recent proof of who somebody is. */
export const asksForProof = (errors: readonly Refusal[]): boolean =>
  errors.some(({ code }) => code === 'reauthentication_required')

/**
 * A call of the back office that may need a recent proof: where the server asks for one, the dialog does, and the call
 * is repeated with what was typed. A closed dialog leaves the refusal. `beforeAsking` runs before the dialog opens.
 */
export async function confirmed<Data, Extra>(
  call: () => Promise<Answer<Data, Extra>>,
  beforeAsking?: () => void,
): Promise<Answer<Data, Extra>> {
  const answer = await call()
  if (answer.ok || answer.reason !== 'refused' || !asksForProof(answer.errors)) return answer
  beforeAsking?.()
  return (await askWhoYouAre()) ? call() : answer
}
