import type { Metadata } from 'next'
import { AccessDenied } from '@/components/layout/access-denied'
import { accessDenied } from '@/content/auth'

export const metadata: Metadata = { title: accessDenied.title, robots: { index: false, follow: false } }

/** For people whose account may not use the admin. */
export default function AdminDeniedPage() {
  return <AccessDenied reason={accessDenied.admin} />
}
