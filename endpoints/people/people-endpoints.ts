import type { Endpoint } from 'payload'
import { getOwnExport } from './get-own-export'
import { getPersonExport } from './get-person-export'
import { postAddColleague } from './post-add-colleague'
import { postEndSessions } from './post-end-sessions'
import { postErasePerson } from './post-erase-person'
import { postRequestErasure } from './post-request-erasure'
import { postResendChoosePassword } from './post-resend-choose-password'
import { postSwitchAccount } from './post-switch-account'

export const peopleEndpoints: Endpoint[] = [
  postAddColleague,
  postResendChoosePassword,
  postSwitchAccount,
  postEndSessions,
  getPersonExport,
  postErasePerson,
  getOwnExport,
  postRequestErasure,
]
