import { contactBudgets, contactProjectTypes, contactTimelines } from '../../content/contact-options'
import {
  automationInterests,
  businessSizes,
  industryOptions,
  registrationBudgets,
  registrationTimelines,
} from '../../content/registration'

/** The specification's choices. A list without entries in the CMS is one of these. */
export const defaultOptions = {
  contactProjects: contactProjectTypes,
  contactBudgets,
  contactTimelines,
  businessSizes,
  industries: industryOptions,
  interests: automationInterests,
  registrationBudgets,
  registrationTimelines,
} as const

export type OptionList = keyof typeof defaultOptions
export type FormOptions = Readonly<Record<OptionList, readonly string[]>>

/** What the page of the registration carries. */
export type RegistrationOptions = Omit<FormOptions, 'contactProjects' | 'contactBudgets' | 'contactTimelines'>

export const MAX_OPTION = 60

type Stored = Partial<Record<OptionList, string[] | null>>

export function optionsOf(stored: Stored): FormOptions {
  const chosen = (name: OptionList): readonly string[] => {
    const own = stored[name]?.map((option) => option.trim()).filter(Boolean) ?? []
    return own.length > 0 ? [...new Set(own)] : defaultOptions[name]
  }
  return {
    contactProjects: chosen('contactProjects'),
    contactBudgets: chosen('contactBudgets'),
    contactTimelines: chosen('contactTimelines'),
    businessSizes: chosen('businessSizes'),
    industries: chosen('industries'),
    interests: chosen('interests'),
    registrationBudgets: chosen('registrationBudgets'),
    registrationTimelines: chosen('registrationTimelines'),
  }
}
