'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useRefresh } from './refresh'
import { useBackgroundRefresh } from './use-background-refresh'

export function RefreshButton({ every }: { every: number }) {
  const { pending, refresh } = useRefresh()
  useBackgroundRefresh(every)
  return (
    <Button variant="secondary" size="sm" busy={pending} onClick={refresh}>
      {pending ? null : <Icon name="refresh" className="size-4.5" />}
      <span>Refresh</span>
    </Button>
  )
}
