import type { OutsideProblem } from '@/lib/http/fetch-outside'

export type DeliveryProblem = OutsideProblem | 'status'

const reasons: Record<OutsideProblem, string> = {
  address: 'The address must start with https://.',
  private: 'The address is not on the public internet.',
  unreachable: 'The receiver cannot be reached.',
  redirects: 'The receiver redirects to another address. Redirects are not followed.',
  too_large: 'The answer of the receiver is larger than 1 MB.',
  too_slow: 'The receiver did not answer within 10 seconds.',
}

export const problemText = (problem: DeliveryProblem, status: number | null): string =>
  problem === 'status' ? `The receiver answered ${status}.` : reasons[problem]
