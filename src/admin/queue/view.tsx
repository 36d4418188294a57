import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { BackOfficeLayout } from '@/admin/back-office-layout'
import { requireSignedIn } from '@/admin/signed-in'
import { type SearchValues, searchValues } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { Queue } from './queue'

const base = '/admin/queue'

/** Redirects signed-out callers to the sign-in page and rejects callers outside the team. */
async function guard(req: PayloadRequest, search: SearchValues): Promise<Viewer> {
  const query = new URLSearchParams(search).toString()
  const address = query ? `${base}?${query}` : base
  await requireSignedIn(req, address)
  const viewer = await viewerOf(req)
  return viewer ?? redirect('/access-denied', 'replace')
}

/** The queue of inquiries and registrations, for admins and super admins; the guard runs before anything is read. */
export async function QueueView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const search = searchValues(searchParams)
  const viewer = await guard(req, search)
  return (
    <BackOfficeLayout initPageResult={initPageResult} current="queue">
      <Suspense fallback={<WaitingTab title="Queue" />}>
        <Queue req={req} viewer={viewer} address={{ base, search }} />
      </Suspense>
    </BackOfficeLayout>
  )
}
