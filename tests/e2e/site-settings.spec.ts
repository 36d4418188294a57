import { expect, test } from '../support/journey'

test('a notice is above the header of every page during its time', async ({ page, request, editor }) => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const shown = page.getByRole('complementary', { name: 'Notice' })
  const notice = {
    text: 'We are closed from 24 December to 1 January.',
    linkLabel: 'Write to us',
    linkHref: '/contact',
  }
  try {
    await editor.changeGlobal('site-settings', { notice: { ...notice, from: null, until: inMinutes(600) } })
    expect(await (await request.get('/no-such-page')).text()).toContain(notice.text)
    await page.goto('/pricing')
    await expect(shown).toContainText(notice.text)
    await shown.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/contact')
    await editor.changeGlobal('site-settings', { notice: { ...notice, from: inMinutes(600), until: null } })
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shown).toHaveCount(0)
  } finally {
    await editor.changeGlobal('site-settings', {
      notice: { text: '', linkLabel: '', linkHref: '', from: null, until: null },
    })
  }
})

test('the menu and the end of each page lead where the settings say', async ({ page, request, editor }) => {
  const { menu, footer } = await (await request.get('/api/globals/site-settings')).json()
  try {
    await editor.changeGlobal('site-settings', {
      menu: [{ label: 'What it costs', href: '/pricing' }],
      footer: [{ title: 'More', links: [{ label: 'Answers', href: '/faq' }] }],
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/services')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['What it costs'])
    await expect(page.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText([
      'Answers',
      'hello@quickwin.example',
    ])
    await links.click()
    await expect(page).toHaveURL('/pricing')
    await editor.changeGlobal('site-settings', { menu: [], footer: [] })
    await page.goto('/services')
    await expect(links).toHaveText(['Home', 'Services', 'Pricing', 'Automation Ideas', 'Blog', 'Contact'])
  } finally {
    await editor.changeGlobal('site-settings', { menu, footer })
  }
})
