import type { ReactNode } from 'react'
import { fontClasses } from '../(site)/fonts'
import '../(site)/globals.css'

/** Root layout of the page for a failing site; it does not use the database. */
export default function UnavailableLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>{children}</body>
    </html>
  )
}
