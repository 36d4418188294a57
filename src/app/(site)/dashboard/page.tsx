import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import metas from '@/content/metas.json'
import { pageRequest } from '@/features/account/session/page-request'
import { DashboardView } from '@/features/dashboard/components/dashboard-view'
import { dashboardOf } from '@/features/dashboard/queries'

export const metadata: Metadata = { ...metas.dashboard, robots: { index: false, follow: false } }

export default async function DashboardPage() {
  const dashboard = await dashboardOf(await pageRequest(await headers()))
  if (!dashboard) redirect('/auth?redirect=/dashboard')
  return <DashboardView dashboard={dashboard} />
}
