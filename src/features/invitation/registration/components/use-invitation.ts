import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

export type InvitationState =
  | { status: 'validating' }
  | { status: 'invalid' }
  | { status: 'open'; token: string; email: string }

function readEmail(body: unknown): string | undefined {
  const { email } = membersOf(body)
  return typeof email === 'string' ? email : undefined
}

/** The delay before the redirect home. Any interaction stops it. */
const LEAVE_AFTER_MS = 8000
const SIGNS = ['pointerdown', 'keydown'] as const

/** Validates the link in the address. Shows an error and redirects home if it is invalid. */
export function useInvitation(): InvitationState {
  const router = useRouter()
  const [state, setState] = useState<InvitationState>({ status: 'validating' })

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const stay = () => clearTimeout(leaving)
    function leave(title: string, description: string) {
      if (gone) return
      toast({ tone: 'error', title, description })
      setState({ status: 'invalid' })
      leaving = setTimeout(() => router.replace('/'), LEAVE_AFTER_MS)
      for (const sign of SIGNS) addEventListener(sign, stay)
    }
    async function validate() {
      const token = new URLSearchParams(location.search).get('token')
      if (!token) return leave('Invalid invitation', 'No invitation token provided')
      const answer = await send('/api/validate-invitation', { body: { token }, read: readEmail })
      if (gone) return
      if (answer.ok) setState({ status: 'open', token, email: answer.data })
      else if (answer.reason === 'refused' && answer.status === 404)
        leave('Invalid or expired invitation', 'This invitation link is no longer valid')
      else leave('Error', 'Failed to validate invitation')
    }
    void validate()
    return () => {
      gone = true
      stay()
      for (const sign of SIGNS) removeEventListener(sign, stay)
    }
  }, [router])

  return state
}
