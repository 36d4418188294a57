import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Field,
  FieldAccess,
  FieldHook,
  PayloadRequest,
  TextFieldValidation,
} from 'payload'
import { companyProblem, nameProblem } from '@/features/account/profile/rules'
import { cleanInput } from '@/features/account/rules'
import { profileLinkProblem } from '@/features/author/rules'
import { isAdmin } from '@/features/role/queries'
import { slugify } from '@/features/slug/slug'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { normalizeName } from '@/lib/validation/person-name'
import type { User } from '@/payload-types'
import { setByServer } from '../access/rules'
import { phoneField } from '../fields/phone-field'
import { addressLine, line, paragraph, row, tick } from '../fields/simple-fields'

const tags = [everyPage, contentTag('users')]

const shown = ({ fullName, slug, publicProfile }: User) => ({ fullName, slug, publicProfile })

export const revalidateAuthor: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && !isDeepStrictEqual(shown(doc), shown(previousDoc)))
    await announceContent(req, tags)
  return doc
}

export const forgetAuthor: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  if (doc.slug) await announceContent(req, tags)
  return doc
}

const MAX_LINKS = 5

/** For the team only: a client's text could become public under the company's name. */
const team = ({ req }: { req: PayloadRequest }) => isAdmin(req)
const access = { create: team, read: team, update: team }

const text = (label: string) => (value: unknown) =>
  value == null || typeof value === 'string' || `${label} must be text`

export const publicProfileFields: Field[] = [
  {
    name: 'publicProfile',
    type: 'group',
    label: 'On the site',
    access,
    admin: {
      description:
        'For people of the team. With the first box the name at your articles leads to a page of your own. Without it your name is all that the site shows.',
    },
    fields: [
      {
        name: 'showOnSite',
        type: 'checkbox',
        defaultValue: false,
        label: 'Show on the site',
        validate: (value: unknown, { data }: { data: Partial<User> }) =>
          value !== true || Boolean(data.fullName?.trim()) || 'Write the full name first.',
        admin: { description: 'Tick it for yourself, or for a person who has agreed.' },
      },
      tick('showOnTeamPage', 'Show on the team page', {
        defaultValue: false,
        admin: { condition: (_, siblings) => Boolean(siblings.showOnSite) },
      }),
      { name: 'photo', type: 'upload', relationTo: 'media', label: 'Picture' },
      line('jobTitle', 'Role', 80, { validate: shortText('Role', 80) }),
      paragraph('about', 'A few words', 1200, {
        validate: shortText('A few words', 1200),
        admin: { rows: 5, description: 'Plain text. An empty line begins a new paragraph.' },
      }),
      {
        name: 'links',
        type: 'array',
        label: 'Links',
        labels: { singular: 'Link', plural: 'Links' },
        maxRows: MAX_LINKS,
        fields: [
          row(
            line('label', 'Words', 40, { required: true }),
            addressLine('href', 'Address', 300, {
              required: true,
              validate: (value: unknown) => profileLinkProblem(value) ?? true,
            }),
          ),
        ],
      },
    ],
  },
  {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    label: 'Address of the page',
    access: { ...setByServer, read: team },
    admin: {
      readOnly: true,
      condition: (data) => Boolean(data.slug),
      description: 'Made of the name when the page is first shown; it stays, so that links to it do.',
    },
  },
]

function shortText(label: string, most: number) {
  const isText = text(label)
  return (value: unknown): string | true => {
    const checked = isText(value)
    if (checked !== true) return checked
    return typeof value === 'string' && value.length > most
      ? `${label} may have at most ${most} characters`
      : true
  }
}

export const giveAddress: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const profile = data.publicProfile ?? originalDoc?.publicProfile
  const name = data.fullName ?? originalDoc?.fullName
  if (!profile?.showOnSite || originalDoc?.slug || !name) return data
  const words = slugify(name) ? name : 'person'
  return { ...data, slug: await uniqueSlug(req, 'users', words, originalDoc?.id) }
}

const cleaned =
  (clean: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? clean(value) || null : value

const checked =
  (label: string, problem: (text: string) => string | undefined) =>
  (value: unknown): string | true => {
    if (value === null || value === undefined) return true
    return typeof value === 'string' ? (problem(value) ?? true) : `${label} must be text`
  }

const nameRule = checked('Name', nameProblem)

const validateName: TextFieldValidation = (value: string | null | undefined, { operation, previousValue }) =>
  operation === 'update' && previousValue && !value ? 'Name is required' : nameRule(value)

export const profileFields = (ownerOrSuperAdmin: FieldAccess): Field[] => [
  line('fullName', 'Full name', 100, {
    hooks: { beforeValidate: [cleaned((text) => normalizeName(cleanInput(text)))] },
    validate: validateName,
  }),
  line('companyName', 'Company', 100, {
    access: { read: ownerOrSuperAdmin },
    hooks: { beforeValidate: [cleaned((text) => text.trim())] },
    validate: checked('Company', companyProblem),
  }),
  phoneField({ read: ownerOrSuperAdmin }),
  tick('dueMails', 'Daily email about next steps', {
    defaultValue: true,
    access: { read: ownerOrSuperAdmin },
    admin: { description: 'Only the team gets it, on days with next steps that are due.' },
  }),
]
