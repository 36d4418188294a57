import { ActionsProvider, BulkUploadProvider, EntityVisibilityProvider } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { placesOf } from './bar/places'
import { Frame } from './super-admin/frame'

interface BackOfficeLayoutProps {
  initPageResult: AdminViewServerProps['initPageResult']
  current: string
  children: ReactNode
}

/** The layout around a view for the team. The view has checked the caller's role. */
export async function BackOfficeLayout({ initPageResult, current, children }: BackOfficeLayoutProps) {
  const { req, visibleEntities } = initPageResult
  const [places, { timezone }] = await Promise.all([
    placesOf(req),
    req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req, overrideAccess: false }),
  ])
  return (
    // What Payload's own template provides for document drawers, without its sidebar.
    <EntityVisibilityProvider
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <BulkUploadProvider drawerSlugPrefix="super-admin">
        <ActionsProvider>
          <Frame
            places={places}
            current={current}
            person={{ name: req.user?.fullName || null, email: req.user?.email ?? '' }}
            zone={timezone}
            now={Date.now()}
          >
            {children}
          </Frame>
        </ActionsProvider>
      </BulkUploadProvider>
    </EntityVisibilityProvider>
  )
}
