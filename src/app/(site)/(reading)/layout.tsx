import type { ReactNode } from 'react'
import { ON_TOUCH, SCRIPTS_META } from '@/lib/page-signals'

/**
 * Pages that are only read: they run none of the framework's scripts until somebody reaches for a control
 * (docs/decisions/0107). A page that does something by itself when it is opened stands outside of this folder.
 */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <meta name={SCRIPTS_META} content={ON_TOUCH} />
      {children}
    </>
  )
}
