import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { pageRequest } from '@/features/account/session/page-request'

/** The guard runs before the loading state, so that signed-out callers are redirected at once. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { user } = await pageRequest(await headers())
  if (!user) redirect('/auth?redirect=/dashboard')
  return children
}
