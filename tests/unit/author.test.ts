import { describe, expect, it } from 'vitest'
import { defaultLinks, type SiteLinks } from '../../src/content/navigation'
import { withOptionalLinks } from '../../src/features/site/optional-links'

const linksWithTeam = (links: SiteLinks, team: boolean) =>
  withOptionalLinks(links, { '/team': team, '/case-studies': false })

describe('links to the team page', () => {
  const team = { label: 'Our team', href: '/team' }
  it('are nowhere while it is empty, even if editors have set them', () => {
    const set = { menu: [...defaultLinks.menu, team], footer: [{ title: 'About', items: [team] }] }
    expect(linksWithTeam(set, false)).toEqual({
      menu: defaultLinks.menu,
      footer: [{ title: 'About', items: [] }],
    })
    expect(linksWithTeam(defaultLinks, false)).toEqual(defaultLinks)
  })
  it('stand in the footer once there is someone, unless editors have put one elsewhere', () => {
    expect(linksWithTeam(defaultLinks, true).footer.at(-1)?.items[0]).toEqual({
      label: 'Team',
      href: '/team',
    })
    const set = { ...defaultLinks, menu: [team] }
    expect(linksWithTeam(set, true)).toEqual(set)
  })
  it('are like those to case studies', () => {
    const { footer } = withOptionalLinks(defaultLinks, { '/team': true, '/case-studies': true })
    expect(footer.map(({ items }) => items[0]?.href)).toEqual([
      '/custom-automation',
      '/case-studies',
      '/team',
    ])
  })
})
