'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useOwnOrigin } from './use-own-origin'

/** Loads the preview again each time that the editor next to it saves. */
export function RefreshOnSave({ siteUrl }: { siteUrl: string }) {
  const { refresh } = useRouter()
  return <RefreshRouteOnSave refresh={refresh} serverURL={useOwnOrigin(siteUrl)} />
}
