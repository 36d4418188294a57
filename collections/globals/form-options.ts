import type { Field, GlobalConfig, TextFieldManyValidation } from 'payload'
import { defaultOptions, MAX_OPTION, type OptionList } from '@/features/form-options/rules'
import { UNPRINTABLE_IN_A_LINE } from '@/lib/validation/text-fields'
import { adminsOnly } from '../access/rules'
import { revalidatesGlobal } from '../hooks/revalidate'

const MAX_OPTIONS = 30

const checkOptions: TextFieldManyValidation = (options) => {
  const list: readonly unknown[] = Array.isArray(options) ? options : []
  if (options && !Array.isArray(options)) return 'The choices must be a list of texts'
  if (list.length > MAX_OPTIONS) return `There can be at most ${MAX_OPTIONS} choices`
  const isChoice = (option: unknown) =>
    typeof option === 'string' && option.trim().length <= MAX_OPTION && !UNPRINTABLE_IN_A_LINE.test(option)
  const wrong = list.find((option) => !isChoice(option))
  return (
    wrong === undefined ||
    `A choice has one line of at most ${MAX_OPTION} characters: ${String(wrong).slice(0, 40)}`
  )
}

const list = (name: OptionList, label: string): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  validate: checkOptions,
  admin: {
    placeholder: 'Type a choice and press Enter',
    description: `If left empty: ${defaultOptions[name].join('; ')}.`,
  },
})

/** Choices of the forms. Answers keep the words that were chosen, also when a choice is gone. */
export const formOptions: GlobalConfig = {
  slug: 'form-options',
  label: 'Choices of forms',
  admin: {
    group: 'Site',
    description:
      'What visitors choose from in the contact form and clients in their registration. Earlier answers keep their words.',
  },
  access: { read: adminsOnly, update: adminsOnly, readVersions: adminsOnly },
  versions: { max: 20, drafts: true },
  hooks: { afterChange: [revalidatesGlobal('form-options')] },
  fields: [
    list('contactProjects', 'Contact form: project types'),
    list('contactBudgets', 'Contact form: budgets'),
    list('contactTimelines', 'Contact form: timelines'),
    list('businessSizes', 'Registration: business sizes'),
    list('industries', 'Registration: industries'),
    list('interests', 'Registration: interests'),
    list('registrationBudgets', 'Registration: budgets'),
    list('registrationTimelines', 'Registration: timelines'),
  ],
}
