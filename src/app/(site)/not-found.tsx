import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'

export const metadata: Metadata = { title: 'Page not found' }

/** Shown if a page of the site requests something that does not exist. */
export default function NotFound() {
  return <NotFoundMessage />
}
