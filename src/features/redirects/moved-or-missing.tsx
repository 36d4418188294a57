import { permanentRedirect } from 'next/navigation'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { movedPage } from './moved-page'

export async function MovedOrMissing({ path }: { path: string }) {
  const moved = await movedPage(path)
  if (moved) permanentRedirect(moved)
  return <NotFoundMessage />
}
