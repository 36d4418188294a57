import { useState } from 'react'
import type { Failure } from '@/lib/http/send'

/** Whether a form asks for a code: as the page was told, and once the server has asked for one. */
export function useProof(twoFactor: boolean) {
  const [asked, setAsked] = useState(false)
  return {
    twoFactor: twoFactor || asked,
    /** The second factor may have been set up on another device since the page was loaded. */
    onFailed: (failure: Failure): false => {
      if (failure.reason === 'refused' && failure.errors[0]?.code === 'code_required') setAsked(true)
      return false
    },
  }
}
