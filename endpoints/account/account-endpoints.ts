import type { Endpoint } from 'payload'
import { postClientRegistration } from '../invitation/post-client-registration'
import { postCreateInvitation } from '../invitation/post-create-invitation'
import { postValidateInvitation } from '../invitation/post-validate-invitation'
import { postAssignUserRole } from '../role/post-assign-user-role'
import { getHasRole, getIsAdmin, getIsSuperAdmin } from '../role/role-checks'
import { getSession } from './get-session'
import { passkeyEndpoints } from './passkeys'
import { patchProfile } from './patch-profile'
import { postChangeEmail } from './post-change-email'
import { postChangePassword } from './post-change-password'
import { postConfirmEmail } from './post-confirm-email'
import { postForgotPassword } from './post-forgot-password'
import { postReauthenticate } from './post-reauthenticate'
import { postResendConfirmation } from './post-resend-confirmation'
import { postResetPassword } from './post-reset-password'
import { postSignUp } from './post-sign-up'
import { deleteSession, deleteSessions, getSessions } from './sessions'
import { getTwoFactor, postConfirm, postDisable, postEnrol, postRecoveryCodes } from './two-factor'

export const accountEndpoints: Endpoint[] = [
  getSession,
  postSignUp,
  postConfirmEmail,
  postResendConfirmation,
  postForgotPassword,
  postResetPassword,
  patchProfile,
  postChangePassword,
  postChangeEmail,
  postReauthenticate,
  getSessions,
  deleteSession,
  deleteSessions,
  getTwoFactor,
  postEnrol,
  postConfirm,
  postRecoveryCodes,
  postDisable,
  ...passkeyEndpoints,
  getHasRole,
  getIsAdmin,
  getIsSuperAdmin,
  postAssignUserRole,
  postCreateInvitation,
  postValidateInvitation,
  postClientRegistration,
]
