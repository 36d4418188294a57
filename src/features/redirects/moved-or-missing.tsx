import { permanentRedirect } from 'next/navigation'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { movedPage } from './moved-page'

/** Where there is no page at `path`: leads on to where it has moved, or says that there is none. */
export async function MovedOrMissing({ path }: { path: string }) {
  const moved = await movedPage(path)
  if (moved) permanentRedirect(moved)
  return <NotFoundMessage />
}
