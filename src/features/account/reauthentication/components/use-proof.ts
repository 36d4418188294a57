import { useState } from 'react'
import type { Failure } from '@/lib/http/send'
import type { AskedFactor } from './proof-fields'

/** Shows the code field if the account has a second factor. */
export function useProof({ enabled, passkeys }: AskedFactor) {
  const [asked, setAsked] = useState(false)
  return {
    twoFactor: { enabled: enabled || asked, passkeys },
    /** The second factor may be newer than the page. */
    onFailed: (failure: Failure): false => {
      if (failure.reason === 'refused' && failure.errors[0]?.code === 'code_required') setAsked(true)
      return false
    },
  }
}
