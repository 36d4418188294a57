import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sendAs } from './accounts'
import { marks } from './editor'
import { expect, uniqueEmail } from './journey'

export interface Lead {
  id: string
  name: string
  email: string
}

/** A name that no other test has: names are letters only. */
export const uniqueName = () =>
  `Ada ${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`

async function idOf(page: Page, collection: string, field: string, value: string): Promise<string> {
  const answer = await page.request.get(
    `/api/${collection}?where[${field}][equals]=${encodeURIComponent(value)}`,
    { headers: marks() },
  )
  const { docs } = await answer.json()
  expect(docs).toHaveLength(1)
  return docs[0].id
}

/** Sends the contact form; the person who is signed in on `page` must be of the team, to learn the inquiry's id. */
export async function inquire(page: Page, message = 'We type four hundred invoices a month.'): Promise<Lead> {
  const [name, email] = [uniqueName(), uniqueEmail()]
  await sendAs(page, '/api/contact', { name, email, company: 'Engines Ltd', message })
  return { id: await idOf(page, 'inquiries', 'email', email), name, email }
}

/** Invites someone and answers in their place; a super admin is signed in on `page`. */
export async function register(page: Page, email = uniqueEmail()): Promise<Lead> {
  const name = uniqueName()
  const { link } = await sendAs<{ link: string }>(page, '/api/create-invitation', { email })
  await sendAs(page, '/api/client-registration', {
    token: new URL(link).searchParams.get('token'),
    fullName: name,
    companyName: 'Nanosecond Ltd',
    businessSize: '11-50',
    industry: 'Technology',
    currentChallenges: 'Cards are punched by hand.',
    automationInterests: ['Email & CRM Automation'],
    budgetRange: '$5,000 - $15,000',
    timeline: 'Soon (1-2 months)',
  })
  return { id: await idOf(page, 'client-registrations', 'fullName', name), name, email }
}
