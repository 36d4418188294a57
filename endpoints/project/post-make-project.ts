import type { Endpoint } from 'payload'
import { convertToProject } from '@/features/queue/convert'
import { makeProjectSchema } from '@/features/queue/schema'
import { viewerOf } from '@/features/queue/visible'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { noSuchWork } from '../queue/refusals'

/** POST /api/make-project {kind, id, title, ...}: 201 {project}, 403, 404, 409 {projectId} if one exists. */
export const postMakeProject: Endpoint = {
  path: '/make-project',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer) return forbidden()
    const input = await parseBody(req, makeProjectSchema)
    if (!input.ok) return input.refusal
    const { kind, id, ...plan } = input.value
    if (kind === 'registration' && !viewer.superAdmin) return forbidden()
    const outcome = await convertToProject(req, { kind, id, plan, viewer })
    if (outcome === 'unknown') return noSuchWork()
    if ('made' in outcome) {
      const message = 'A project has been made from this already. Open that one instead.'
      return problem(409, { message, code: 'conflict', field: 'id' }, { projectId: outcome.made })
    }
    const { project } = outcome
    return Response.json(
      { project: { id: project.id, title: project.title, linked: Boolean(project.client) } },
      { status: 201 },
    )
  }),
}
