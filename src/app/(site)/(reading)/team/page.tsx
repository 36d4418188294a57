import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { TeamList } from '@/features/author/components/team-list'
import { teamAuthors } from '@/features/author/queries'
import { pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData } from '@/lib/seo/structured-data'

export async function generateMetadata(): Promise<Metadata> {
  const [people, { meta }] = await Promise.all([teamAuthors(), pageCopy('team')])
  return people.length > 0 ? pageMetadata(meta, '/team', { cardOf: '/' }) : missingPage()
}

export default async function TeamPage() {
  const [people, { headline, lead, meta }] = await Promise.all([teamAuthors(), pageCopy('team')])
  if (people.length === 0) return <NotFoundMessage />
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: meta.title, path: '/team' }])} />
      <PageHero headline={headline} subline={lead} />
      <Container className="pb-20 lg:pb-28">
        <TeamList people={people} />
      </Container>
    </>
  )
}
