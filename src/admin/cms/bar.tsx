import type { PayloadRequest } from 'payload'
import { Bar } from '@/admin/bar/bar'
import { placesOf } from '@/admin/bar/places'
import { isSuperAdmin } from '@/features/role/queries'
import { CannotAdd } from './cannot-add'

interface CmsBarProps {
  req?: PayloadRequest
  params?: { segments?: string[] }
  searchParams?: { refused?: string | string[] }
}

export async function CmsBar({ req, params, searchParams }: CmsBarProps) {
  if (!req?.user) return null
  const isStart = !params?.segments?.length && !(await isSuperAdmin(req))
  return (
    // Tailwind's utilities apply inside `.office`, not on it.
    <div className="office">
      <div className="border-line border-b">
        <Bar places={await placesOf(req)} current={isStart ? 'overview' : 'content'} />
      </div>
      <CannotAdd req={req} slug={params?.segments?.[1]} refused={searchParams?.refused} />
    </div>
  )
}
