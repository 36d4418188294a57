import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { normalizeName } from '../../lib/validation/person-name'
import { couldBePhone, INVALID_PHONE } from '../../lib/validation/phone-text'
import { emailAddress, uuidText } from '../../lib/validation/text-fields'
import { passkeyName, passkeyProof } from './passkey/schema'
import { isCommonPassword } from './password/rules'
import { companyProblem, nameProblem } from './profile/rules'
import { cleanInput } from './rules'

const text = (required: string) => z.string({ error: required })

export const accountEmail = z.pipe(
  text('Email is required').check(z.overwrite(cleanInput), z.meta({ format: 'email' })),
  emailAddress,
)

const PASSWORD_REQUIRED = 'Password is required'
const tooLong = z.maxLength(128, { error: 'Password must be less than 128 characters', abort: true })

export const currentPassword = text(PASSWORD_REQUIRED).check(
  z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
  z.minLength(6, { error: 'Password must be at least 6 characters', abort: true }),
  tooLong,
)

export const newPassword = text(PASSWORD_REQUIRED).check(
  z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
  z.minLength(8, { error: 'Password must be at least 8 characters', abort: true }),
  tooLong,
  z.refine((password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password), {
    error: 'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    abort: true,
  }),
  z.refine((password) => !isCommonPassword(password), {
    error: 'This password is one of the most common ones. Please choose another.',
  }),
  z.meta({ pattern: '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)' }),
)

const checked = (problem: (value: string) => string | undefined) =>
  z.superRefine<string>((value, context) => {
    const message = problem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const fullName = text('Name is required').check(
  z.overwrite(cleanInput),
  z.overwrite(normalizeName),
  checked(nameProblem),
  z.meta({ minLength: 2, maxLength: 100, pattern: "^(?=.*\\p{L})[\\p{L}\\p{M} '\\u2019-]+$" }),
)

export const linkToken = text('Token is required').check(
  z.regex(/^[\w-]{20,200}$/, { error: 'Token is not valid' }),
)

/** Six digits or a recovery code. Spaces and hyphens are allowed. */
export const secondFactorCode = text('Code is required').check(
  z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^(\d{6}|[a-z2-7]{16})$/, { error: 'Please enter the six digits of your app, or a recovery code' }),
)

const factor = { code: z.nullish(secondFactorCode), passkey: z.nullish(passkeyProof) }

export const signInSchema = jsonObject({ email: accountEmail, password: currentPassword, ...factor })

export const signUpSchema = jsonObject({
  email: accountEmail,
  password: newPassword,
  fullName,
  /** The token of an accepted invitation, whose address the account gets. */
  invitationToken: z.nullish(linkToken),
})

export const resendConfirmationSchema = jsonObject({ email: accountEmail, password: currentPassword })
export const forgotPasswordSchema = jsonObject({ email: accountEmail })
export const resetPasswordSchema = jsonObject({ token: linkToken, password: newPassword })
export const tokenSchema = jsonObject({ token: linkToken })
const proof = { currentPassword, ...factor }
export const changePasswordSchema = jsonObject({ ...proof, newPassword })
export const changeEmailSchema = jsonObject({ ...proof, email: accountEmail })
export const proofSchema = jsonObject(proof)
export const newPasskeySchema = jsonObject({ ...proof, name: passkeyName })
export const reauthenticateSchema = jsonObject({ password: z.nullish(currentPassword), ...factor }).check(
  z.refine(({ password, code, passkey }) => Boolean(password || code || passkey), {
    error: PASSWORD_REQUIRED,
    path: ['password'],
  }),
)
export const codeSchema = jsonObject({ code: secondFactorCode })

const emptiable = (label: string, ...checks: (z.core.CheckFn<string> | z.core.$ZodCheck<string>)[]) =>
  z.pipe(
    z.nullable(text(`${label} must be text`).check(...checks)),
    z.transform((value: string | null) => value || null),
  )

export const phone = emptiable(
  'Phone',
  z.trim(),
  z.refine((typed) => typed === '' || couldBePhone(typed), { error: INVALID_PHONE }),
)

/** PATCH /api/profile: a missing field stays, a blank or null one is emptied. */
export const profileSchema = jsonObject({
  fullName: z.optional(fullName),
  companyName: z.optional(emptiable('Company', z.trim(), checked(companyProblem))),
  phone: z.optional(phone),
  dueMails: z.optional(z.boolean({ error: 'Daily email must be true or false' })),
})

const userId = uuidText('The account must be named by its id', 'The account is required')

export const switchAccountSchema = jsonObject({
  userId,
  active: z.boolean({ error: 'Active must be true or false' }),
})

export const userIdSchema = jsonObject({ userId })

export const addColleagueSchema = jsonObject({
  email: accountEmail,
  fullName,
  role: z.enum(['super_admin', 'admin', 'user'], { error: 'Role must be super_admin, admin or user' }),
})
