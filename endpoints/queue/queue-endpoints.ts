import type { Endpoint } from 'payload'
import { postMakeProject } from '../project/post-make-project'
import { postAddNote } from './post-add-note'
import { postConvertToInvitation } from './post-convert-to-invitation'
import { postFinishStep } from './post-finish-step'
import { postNextStep } from './post-next-step'
import { postUpdateWork } from './post-update-work'

export const queueEndpoints: Endpoint[] = [
  postUpdateWork,
  postAddNote,
  postConvertToInvitation,
  postMakeProject,
  postNextStep,
  postFinishStep,
]
