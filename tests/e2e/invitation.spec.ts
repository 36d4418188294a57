import type { Page } from '@playwright/test'
import { enter, password, sendAs } from '../support/accounts'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

test.use({ expectedErrors: /status of 404/ })

test('a client is invited, registers, makes an account and sees the project', async ({
  page,
  anotherPerson,
}) => {
  const email = uniqueEmail()
  await enter(page, owner)
  const { link } = await sendAs<{ link: string }>(page, '/api/create-invitation', { email })
  expect(linkIn(await mailTo(email, /invitation/), '/client-register')).toBe(link)

  const client = await anotherPerson()
  await client.goto(link)
  const submit = client.getByRole('button', { name: 'Complete Registration' })
  await submit.click()
  const form = client.getByRole('form', { name: 'Client registration' })
  await expect(client.getByLabel('Full Name')).toBeFocused()
  for (const missing of [
    'Name is required',
    'Company name is required',
    'Please choose the size of your business',
    'Please choose your industry',
    'Please choose a budget',
    'Please choose a timeline',
  ])
    await expect(form.getByText(missing, { exact: true })).toBeVisible()
  for (const section of [
    'Personal Information',
    'Business Information',
    'Automation Interests',
    'Project Details',
  ]) {
    await expect(client.getByRole('group', { name: section })).toBeVisible()
  }
  await expect(client.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await client.getByLabel('Full Name').fill('Grace Hopper')
  await client.getByLabel('Company').fill('Nanosecond Ltd')
  await client.getByLabel('Business size').selectOption('11-50')
  await client.getByLabel('Industry').selectOption('Technology')
  const interests = ['Email & CRM Automation', 'Project Management'].map((name) => client.getByLabel(name))
  for (const interest of interests) await interest.check()
  await client.reload()
  await expect(client.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  for (const interest of interests) await expect(interest).toBeChecked()
  await expect(client.getByRole('checkbox', { checked: true })).toHaveCount(2)
  // What may be left empty is.
  for (const interest of interests) await interest.uncheck()
  await client.getByLabel('Budget').selectOption('$5,000 - $15,000')
  await client.getByLabel('Timeline').selectOption('Soon (1-2 months)')
  await submit.click()
  await expect(client).toHaveURL('/registration-success')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Registration Complete!')
  expect((await mailTo(email, /We received your registration/)).text).toContain('within 24 hours')

  await client.getByRole('link', { name: 'Create your account' }).click()
  await expect(client.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(client.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
  await expect(client.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  await client.getByRole('textbox', { name: 'Password' }).fill(password)
  await client.getByRole('button', { name: 'Create Account' }).click()
  await expect(client.getByText('Check your email').first()).toBeVisible()
  await expect(client.getByRole('main').getByRole('alert')).toBeFocused()
  const kept = () => client.evaluate(() => sessionStorage.getItem('quickwin:invited'))
  expect(await kept()).toContain(email)
  await client.goto(linkIn(await mailTo(email, /Confirm/), '/confirm-email'))
  await client.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(client.getByText('Your account is ready')).toBeVisible()
  await expect(client.getByRole('main').getByRole('alert')).toBeFocused()
  expect(await kept()).toBeNull()
  await signIn(client, email)

  const session = await client.evaluate(async () => (await fetch('/api/session')).json())
  await sendAs(page, '/api/projects', {
    title: 'Invoices without typing',
    client: session.user.id,
    completionPercentage: 40,
    budget: '$5,000',
  })
  await sendAs(page, '/api/projects', { title: 'Of another client' })
  await client.goto('/dashboard')
  await expect(client.getByRole('heading', { name: 'Invoices without typing', exact: true })).toBeVisible()
  await expect(client.getByText('Of another client')).toHaveCount(0)
  await expect(client.getByRole('progressbar')).toHaveJSProperty('value', 40)

  await client.goto(link)
  await expect(client.getByText('This invitation link is invalid or has expired.')).toBeVisible()
  await expect(client.getByText('This invitation link is no longer valid')).toBeVisible()
})

test('an invitation without its key leads home', async ({ page }) => {
  await page.goto('/client-register')
  await expect(page.getByText('No invitation token provided')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Invitation')
  await expect(page.getByText('Welcome to')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('a stranger on the page after a registration is thanked for nothing', async ({ page }) => {
  await page.goto('/registration-success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happens after registration')
  await expect(page.getByRole('heading', { name: 'Discovery call' })).toBeVisible()
  await expect(page.getByText('Thank you')).toHaveCount(0)
})
