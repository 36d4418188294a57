import { withEditor } from '../support/editor'
import { expect, test } from '../support/journey'

test('the name, figures and hours of the site settings are on every page that shows them', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text()
  await withEditor(request, async ({ changeGlobal }) => {
    const before = await (await request.get('/api/globals/site-settings')).json()
    const { brandName, businessHours, claims } = before
    await changeGlobal('site-settings', {
      brandName: 'Other Name',
      businessHours: 'Mon-Thu 8 AM-4 PM EST',
      claims: { ...claims, hoursPerMonth: '77-88' },
    })
    try {
      for (const path of ['/', '/pricing', '/blog/no-such-article', '/no-such-page', '/client-register']) {
        const html = await text(path)
        expect(/<title>([^<]*)/.exec(html)?.[1], path).toContain('Other Name')
        expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toContain('Quickwin')
      }
      expect(await text('/pricing')).toContain('<meta property="og:site_name" content="Other Name"/>')
      expect(await text('/book-call')).toContain('Why Choose Other Name')
      expect(JSON.parse(await text('/manifest.webmanifest')).name).toBe('Other Name')
      expect(await text('/contact')).toContain('Eastern Time')
      const summary = await text('/llms.txt')
      expect(summary).toMatch(/^# Other Name\n/)
      expect(summary).toContain('77-88 hours per month')
    } finally {
      await changeGlobal('site-settings', { brandName, businessHours, claims })
    }
  })
})
