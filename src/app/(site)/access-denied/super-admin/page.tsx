import type { Metadata } from 'next'
import { AccessDenied } from '@/components/layout/access-denied'
import { accessDenied } from '@/content/auth'

export const metadata: Metadata = { title: accessDenied.title, robots: { index: false, follow: false } }

export default function SuperAdminDeniedPage() {
  return <AccessDenied reason={accessDenied.superAdmin} />
}
