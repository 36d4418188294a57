import type { ReactNode } from 'react'
import { fontClasses } from '../(site)/fonts'
import '../(site)/globals.css'

/** Root layout of what our server shows when the site cannot: it asks no database. */
export default function UnavailableLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <body>{children}</body>
    </html>
  )
}
