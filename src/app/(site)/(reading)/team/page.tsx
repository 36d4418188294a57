import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { teamPage } from '@/content/team'
import { TeamList } from '@/features/author/components/team-list'
import { teamAuthors } from '@/features/author/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'

export async function generateMetadata(): Promise<Metadata> {
  const people = await teamAuthors()
  return people.length > 0 ? pageMetadata(teamPage.meta, '/team', { cardOf: '/' }) : missingPage()
}

/** Team members who chose to be listed. Without any, the page does not exist. */
export default async function TeamPage() {
  const people = await teamAuthors()
  if (people.length === 0) return <NotFoundMessage />
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: teamPage.meta.title, path: '/team' }])} />
      <PageHero headline={teamPage.headline} subline={teamPage.lead} />
      <Container className="pb-20 lg:pb-28">
        <TeamList people={people} />
      </Container>
    </>
  )
}
