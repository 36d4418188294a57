import { ActionsProvider, BulkUploadProvider, EntityVisibilityProvider } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { Frame, type FramePlace } from './super-admin/frame'

interface BackOfficeLayoutProps {
  initPageResult: AdminViewServerProps['initPageResult']
  place: FramePlace
  children: ReactNode
}

/** The layout around a view for the team. The view has checked the caller's role. */
export async function BackOfficeLayout({ initPageResult, place, children }: BackOfficeLayoutProps) {
  const { req, visibleEntities } = initPageResult
  const { timezone } = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    req,
    overrideAccess: false,
  })
  return (
    // What Payload's own template provides for document drawers, without its sidebar.
    <EntityVisibilityProvider
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <BulkUploadProvider drawerSlugPrefix="super-admin">
        <ActionsProvider>
          <Frame
            place={place}
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
