import { convertToProject } from '@/features/queue/convert'
import { makeProjectSchema } from '@/features/queue/schema'
import { forbidden, problem } from '@/lib/http/problem'
import { noSuchWork } from '../queue/refusals'
import { teamOnly } from '../queue/team-only'
import { post } from '../route'

/** POST /api/make-project {kind, id, title, ...}: 201 {project}, 403, 404, 409 {projectId} if one exists. */
export const postMakeProject = post(
  '/make-project',
  teamOnly,
  makeProjectSchema,
  async (req, input, viewer) => {
    const { kind, id, ...plan } = input
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
  },
)
