'use client'

import type { ReactNode } from 'react'
import { FormToast, type ShowToast } from '@/components/form/form-toast'
import { notifyDone, notifyFailed } from './notify'

const showToast: ShowToast = ({ tone, title, description }) => {
  if (tone === 'error') notifyFailed(description ?? title, description ? title : undefined)
  else if (description) notifyDone(description, title)
  else notifyDone(title)
}

/** Forms of the back office show their toasts where all others of it appear. */
export function OfficeToasts({ children }: { children: ReactNode }) {
  return <FormToast value={showToast}>{children}</FormToast>
}
