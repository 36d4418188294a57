import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { BackOfficeLayout } from '@/admin/back-office-layout'
import { type SearchValues, searchValues } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { guard } from './guard'
import type { Tab, TabProps } from './tab'
import { findTab, tabAddress } from './tabs'

const addressOf = (segments: readonly string[], search: SearchValues) => {
  const query = new URLSearchParams(search).toString()
  return `/${segments.join('/')}${query ? `?${query}` : ''}`
}

const Content = async ({ tab, ...props }: TabProps & { tab: Tab }) => tab.content(props)

/**
 * The back office: guard, frame, one tab. The guard runs before the first byte, so that no data of a tab is read for other
 * callers. Only the tab's data may arrive later.
 */
export async function SuperAdminView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const segments = [params?.segments ?? []].flat()
  const search = searchValues(searchParams)
  await guard(req, addressOf(segments, search))

  const found = findTab(segments.slice(1))
  if (!found) notFound()
  if ('redirectTo' in found) redirect(found.redirectTo, 'replace')
  const { slug, tab } = found
  return (
    <BackOfficeLayout initPageResult={initPageResult} current={slug}>
      <Suspense key={slug} fallback={<WaitingTab title={tab.label} stats={tab.stats} />}>
        <Content tab={tab} req={req} base={tabAddress(slug)} search={search} />
      </Suspense>
    </BackOfficeLayout>
  )
}
