import { permanentRedirect } from 'next/navigation'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { movedPage } from './moved-page'

/** Redirects a missing page to its new address, or shows that it is missing. */
export async function MovedOrMissing({ path }: { path: string }) {
  const moved = await movedPage(path)
  if (moved) permanentRedirect(moved)
  return <NotFoundMessage />
}
