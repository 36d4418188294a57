import { pictureOf } from '@/features/media/picture'
import type { User } from '@/payload-types'
import { profileLinkProblem } from './rules'

export type Author = NonNullable<ReturnType<typeof authorOf>>

/** The public part of an account, read with its picture. Null if not public or incomplete. */
export function authorOf({ id, fullName, slug, publicProfile }: Partial<User>) {
  const name = fullName?.trim()
  if (!id || !name || !slug || !publicProfile?.showOnSite) return null
  const { photo, links, jobTitle, about, showOnTeamPage } = publicProfile
  return {
    id,
    name,
    path: `/authors/${slug}`,
    jobTitle: jobTitle?.trim() ?? '',
    about: about?.trim() ?? '',
    links: (links ?? []).flatMap(({ label, href }) => (profileLinkProblem(href) ? [] : [{ label, href }])),
    picture: (photo && typeof photo === 'object' && pictureOf(photo)) || null,
    onTeamPage: showOnTeamPage === true,
  }
}
