import { withEditor } from '../support/editor'
import { expect, test } from '../support/journey'

const answerOf = async (request: Parameters<typeof withEditor>[0], path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('an editor’s redirect works at once from every address, and ends when it is deleted', async ({
  page,
  request,
}) => {
  expect(await answerOf(request, '/old-page')).toEqual([404, undefined])
  await withEditor(request, async (editor) => {
    await editor.create('redirects', { from: '/old-page', to: { type: 'custom', url: '/services' } })
    await editor.create('redirects', { from: '/2019/grüße', to: { type: 'custom', url: '/faq?a=b#c' } })
    await editor.create('redirects', { from: '/pricing', to: { type: 'custom', url: '/faq' } })
    expect(await answerOf(request, '/old-page')).toEqual([308, '/services'])
    expect(await answerOf(request, '/old-page?utm_source=x')).toEqual([308, '/services'])
    expect(await answerOf(request, '/2019/gr%c3%bc%C3%9Fe')).toEqual([308, '/faq?a=b#c'])
    // A page that is there goes before.
    expect(await answerOf(request, '/pricing')).toEqual([200, undefined])
    await page.goto('/old-page')
    await expect(page).toHaveURL(/\/services$/)
  })
  expect(await answerOf(request, '/old-page')).toEqual([404, undefined])
})
