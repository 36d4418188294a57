'use client'

import { useList } from '@/admin/ui/list'
import { QuestionButton } from '@/admin/ui/question-button'
import { revokeKey } from '@/features/keys/calls'
import { call } from '@/lib/http/call'

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const { go } = useList()
  return (
    <QuestionButton
      label="Revoke"
      title="Revoke this API key?"
      action="Revoke key"
      call={() => call(revokeKey, { id })}
      done={() => 'API key revoked'}
      failed="Failed to revoke the key"
      onDone={() => go({ open: null }, 'replace')}
    >
      Programs with the key <b>{name}</b> stop working at once.
    </QuestionButton>
  )
}
