import { expectGoodLooks } from '../support/accessibility'
import { marks, signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

test.use({ expectedErrors: /status of 404/ })

test('a draft is shared by a link, read without an account, and the link is revoked', async ({
  page,
  anotherPerson,
  editor,
}) => {
  const title = `Shared ${uniqueEmail().slice(0, 10)}`
  const { id } = await editor.create('blogs', { title, contentHtml: '<p>First words.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const share = page.getByRole('region', { name: 'Link to the draft' })
  await share.getByRole('button', { name: 'Create a link' }).click()
  const address = await share.getByLabel('Link').inputValue()
  // It stays, whatever else of the panel is read or changed.
  await expect(share.getByText('No remarks yet')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Publication' })
  await panel.getByLabel('Day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await panel.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Scheduled' })).toBeVisible()
  await expect(share.getByLabel('Link')).toHaveValue(address)
  await page.request.patch(`/api/blogs/${id}?draft=true`, {
    data: { contentHtml: '<p>Second words.</p><ul><li>One</li><li>Two</li></ul>' },
    headers: marks(),
  })

  const friend = await anotherPerson()
  const { pathname } = new URL(address)
  const answer = await friend.goto(pathname)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ])
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(friend.locator('.prose p')).toContainText('Second words.')
  await expect(friend.getByText('This is a draft.')).toBeVisible()
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(friend.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  // Only what the page shows is sent.
  expect(await friend.content()).not.toMatch(/passwordHash|savedBy|"email":"owner/)
  await expectGoodLooks(friend)

  await expect(friend.locator('.prose li').getByRole('button', { name: 'Remark' })).toHaveCount(2)
  await friend.locator('.prose p').getByRole('button', { name: 'Remark' }).click()
  await expect(friend.getByRole('textbox', { name: 'Remark' })).toBeFocused()
  await friend.keyboard.type('<b>Who</b> says so?')
  await friend.getByRole('button', { name: 'Leave the remark' }).click()
  await expect(friend.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  await friend.getByLabel('Your name').fill('Ada')
  await friend.getByRole('button', { name: 'Leave the remark' }).click()
  await expect(friend.getByText('Thank you. The editor sees your remark.')).toBeVisible()
  await expect(friend.getByRole('listitem').getByText('<b>Who</b> says so?')).toBeVisible()
  await expect(friend.locator('.prose').getByRole('button', { name: '1 remark' })).toBeVisible()
  await expectGoodLooks(friend)

  await page.reload()
  await expect(share.getByText('The address was shown once.')).toBeVisible()
  const remarks = page.getByRole('region', { name: 'Remarks' })
  await expect(remarks).toContainText('Remarks (1)')
  await expect(remarks.getByRole('listitem')).toContainText('Second words.')
  await expect(remarks.getByRole('button', { name: 'Show' })).toBeVisible()
  await expectGoodLooks(page, { include: '[aria-label="Remarks"]' })
  await remarks.getByRole('button', { name: 'Mark as done' }).click()
  await expect(remarks).toContainText('No remarks yet')
  await friend.reload()
  await expect(friend.getByText('No remarks yet.')).toBeVisible()

  await share.getByRole('button', { name: 'Revoke the link' }).click()
  await expect(share.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect((await friend.goto(pathname))?.status()).toBe(404)
})
