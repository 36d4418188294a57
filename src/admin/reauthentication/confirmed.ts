import { whileAsked } from '@/lib/http/asked'
import type { Answer } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'

type Ask = () => Promise<boolean>

let openDialog: Ask | undefined
let waiting: Promise<boolean> | undefined

export function setDialog(open: Ask): () => void {
  openDialog = open
  return () => {
    openDialog = undefined
  }
}

export function askWhoYouAre(): Promise<boolean> {
  waiting ??= whileAsked(async () => (await openDialog?.()) ?? false).finally(() => {
    waiting = undefined
  })
  return waiting
}

/** Returns true if the server requires a recent confirmation of identity. */
export const asksForProof = (errors: readonly Refusal[]): boolean =>
  errors.some(({ code }) => code === 'reauthentication_required')

/**
 * A call of the back office that may need a recent confirmation. If the server requires it, the dialog opens and the call is
 * then repeated with the same data. If the dialog is closed, the refusal remains. `beforeAsking` runs before the dialog opens.
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
