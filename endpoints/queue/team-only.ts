import { type Viewer, viewerOf } from '@/features/queue/visible'
import { forbidden } from '@/lib/http/problem'
import { type Access, signedInOnly } from '../route'

const viewers =
  (isAllowed: (viewer: Viewer) => boolean): Access<Viewer> =>
  (handle) =>
    signedInOnly(async (req) => {
      const viewer = await viewerOf(req)
      return viewer && isAllowed(viewer) ? handle(req, viewer) : forbidden()
    })

export const teamOnly = viewers(() => true)
export const superAdminViewer = viewers(({ superAdmin }) => superAdmin)
