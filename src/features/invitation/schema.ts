import * as z from 'zod/mini'
import {
  automationInterests,
  businessSizes,
  industryOptions,
  registrationBudgets,
  registrationTimelines,
} from '../../content/registration'
import { jsonObject } from '../../lib/validation/json-object'
import { optionalText, requiredLine } from '../../lib/validation/text-fields'
import { accountEmail, fullName, linkToken, phone } from '../account/schema'
import { sourceFields } from '../source/schema'

const oneOf = <Value extends string>(options: readonly Value[], error: string) => z.enum(options, { error })

export const createInvitationSchema = jsonObject({
  email: accountEmail,
  subdomain: z.pipe(
    z.nullish(
      z.string({ error: 'Subdomain must be text' }).check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/, {
          error: 'Subdomain can only contain letters, digits and hyphens',
        }),
      ),
    ),
    z.transform((value: string | null | undefined) => value || null),
  ),
})

export const registrationSchema = jsonObject({
  token: linkToken,
  fullName,
  phone: z.optional(phone),
  companyName: requiredLine({
    label: 'Company',
    required: 'Company name is required',
    max: 100,
    tooLong: 'Company name must be less than 100 characters',
  }),
  businessSize: oneOf(businessSizes, 'Please choose the size of your business'),
  industry: oneOf(industryOptions, 'Please choose your industry'),
  currentChallenges: optionalText({
    label: 'Current challenges',
    max: 2000,
    tooLong: 'Current challenges must be less than 2000 characters',
  }),
  automationInterests: z.pipe(
    z.nullish(
      z.array(oneOf(automationInterests, 'Please choose from the interests shown'), {
        error: 'Automation interests must be a list',
      }),
    ),
    z.transform((chosen) => automationInterests.filter((interest) => chosen?.includes(interest))),
  ),
  budgetRange: oneOf(registrationBudgets, 'Please choose a budget'),
  timeline: oneOf(registrationTimelines, 'Please choose a timeline'),
  ...sourceFields,
})

export type Registration = z.output<typeof registrationSchema>
