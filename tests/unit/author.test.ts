import { describe, expect, it } from 'vitest'
import { defaultLinks, type SiteLinks } from '../../src/content/navigation'
import { initialsOf, paragraphsOf, profileLinkProblem } from '../../src/features/author/rules'
import { withOptionalLinks } from '../../src/features/site/optional-links'

const linksWithTeam = (links: SiteLinks, team: boolean) =>
  withOptionalLinks(links, { '/team': team, '/case-studies': false })

describe('a link of a profile', () => {
  it.each(['https://example.com', 'https://example.com/ada?x=1#y'])('may be %s', (href) => {
    expect(profileLinkProblem(href)).toBeUndefined()
  })
  it.each([
    'http://example.com',
    'javascript:alert(1)',
    'https://ada:secret@example.com',
    'https://',
    'https://a b',
    ' https://example.com',
    'mailto:ada@example.com',
    `https://example.com/${'x'.repeat(300)}`,
    7,
    null,
    ['https://example.com'],
  ])('may not be %j', (href) => {
    expect(profileLinkProblem(href)).toMatch(/https:/)
  })
})

it('has initials and paragraphs', () => {
  expect(['Ada Lovelace', 'Grace Brewster Hopper', 'Zoë'].map(initialsOf)).toEqual(['AL', 'GH', 'Z'])
  expect(paragraphsOf(' One\nline.\n\n \nTwo. ')).toEqual(['One\nline.', 'Two.'])
})

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
