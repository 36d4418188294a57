import { useState } from 'react'
import type { Failure } from '@/lib/http/send'

/** Shows the code field if the account has a second factor. */
export function useProof(twoFactor: boolean) {
  const [asked, setAsked] = useState(false)
  return {
    twoFactor: twoFactor || asked,
    /** The second factor may be newer than the page. */
    onFailed: (failure: Failure): false => {
      if (failure.reason === 'refused' && failure.errors[0]?.code === 'code_required') setAsked(true)
      return false
    },
  }
}
