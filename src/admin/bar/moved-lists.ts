import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'

const moved = {
  'collections/bookings': { tab: '/super-admin/bookings?view=all', mayOpen: takesCalls },
  'collections/users': { tab: '/super-admin/users', mayOpen: isSuperAdmin },
  'collections/user-roles': { tab: '/super-admin/users', mayOpen: isSuperAdmin },
  'globals/calendar-settings': { tab: '/super-admin/calendar', mayOpen: isSuperAdmin },
}

export async function movedFor(req: PayloadRequest): Promise<string[]> {
  const all = await Promise.all(
    Object.entries(moved).map(async ([path, { mayOpen }]) => ((await mayOpen(req)) ? [path] : [])),
  )
  return all.flat()
}

export async function leadToTab(req: PayloadRequest, address: string): Promise<void> {
  const [, path] = /^\/admin\/(.+?)\/?(?:\?|$)/.exec(address) ?? []
  const found = Object.entries(moved).find(([each]) => each === path)?.[1]
  if (found && (await found.mayOpen(req))) redirect(found.tab, 'replace')
}
