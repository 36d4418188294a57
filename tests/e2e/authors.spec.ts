import { expectGoodLooks } from '../support/accessibility'
import { marks } from '../support/editor'
import { expect, test } from '../support/journey'

// The team page is asked for while it does not exist.
test.use({ expectedErrors: /404/ })

const links = [{ label: 'Own site', href: 'https://example.com/me' }]
const profile = {
  showOnSite: true,
  showOnTeamPage: true,
  jobTitle: 'Automation designer',
  about: 'Draws processes until they fit on one page.\n\nThen builds them.',
  links,
}
const nothing = { showOnSite: false, showOnTeamPage: false, jobTitle: '', about: '', links: [] }

test('someone who wants to be seen has a page, a place on the team page and a linked name; no one else has', async ({
  page,
  request,
  editor,
}) => {
  const { user } = await (await request.get('/api/users/me', { headers: marks() })).json()
  const article = '/blog/no-code-or-code'
  const text = async (path: string) => (await request.get(path)).text()
  const { docs } = await (await request.get('/api/blogs?where[slug][equals]=no-code-or-code')).json()
  const writtenBy = (author: string | null) => editor.change('blogs', docs[0].id, { author })
  try {
    await writtenBy(user.id)
    await editor.change('users', user.id, { publicProfile: nothing })
    expect((await request.get('/team')).status()).toBe(404)
    expect((await request.get('/authors/no-such-person')).status()).toBe(404)
    for (const path of ['/', '/sitemap.xml', article]) {
      expect(await text(path), path).not.toMatch(/href="\/team"|\/team<|\/authors\//)
    }

    await editor.change('users', user.id, { publicProfile: profile })
    await page.goto(article)
    await page.getByRole('article').getByRole('link', { name: user.fullName }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.fullName)
    const path = new URL(page.url()).pathname
    await expect(page.getByRole('link', { name: 'Own site' })).toHaveAttribute(
      'href',
      'https://example.com/me',
    )
    await expect(
      page.getByRole('listitem').filter({ has: page.locator(`a[href="${article}"]`) }),
    ).toBeVisible()
    const html = await text(path)
    expect(html).toContain('"@type":"ProfilePage"')
    expect(html).toContain('"jobTitle":"Automation designer"')
    expect(await text(article)).toContain(`${path}"`)
    const sitemap = await text('/sitemap.xml')
    expect(sitemap).toContain(`${path}</loc>`)
    expect(sitemap).toContain('/team</loc>')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL('/team')

    for (const each of [path, '/team', article]) {
      await page.goto(each)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGoodLooks(page)
    }
    expect(await text('/team')).not.toContain(' style="')
  } finally {
    await editor.change('users', user.id, { publicProfile: nothing })
    await writtenBy(null)
  }
  expect((await request.get('/team')).status()).toBe(404)
})
