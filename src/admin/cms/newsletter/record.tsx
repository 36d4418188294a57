import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { documentAddress, listAddress } from '../list-address'

/** Leads from a newsletter of the list to the tab of its article, which shows it and can stop it. */
export function IssueRecord({ doc }: DocumentViewServerProps) {
  const article: unknown = doc?.article
  redirect(
    typeof article === 'string'
      ? `${documentAddress('blogs', article)}/newsletter`
      : listAddress('newsletter-issues'),
  )
}
