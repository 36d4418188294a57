import type { Endpoint } from 'payload'
import { postMakeProject } from '../project/post-make-project'
import { postAddNote } from './post-add-note'
import { postConvertToInvitation } from './post-convert-to-invitation'
import { postUpdateWork } from './post-update-work'

export const queueEndpoints: Endpoint[] = [
  postUpdateWork,
  postAddNote,
  postConvertToInvitation,
  postMakeProject,
]
