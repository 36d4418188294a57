import type { APIRequestContext } from '@playwright/test'
import { type Editor, marks, withEditor } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'

interface Row {
  feature: string
  value?: string | null
}

interface Plan {
  id: string
  slug: string
  price: string
  comparison: Row[]
}

interface AddOn {
  id: string
  name: string
  price: string
}

/** The text of the first content, its new text, and the pages that must show it. */
interface Change {
  before: RegExp
  after: string
  on: readonly string[]
}

const idea = '/automation-ideas/invoice-processing'
const costs = '/blog/what-an-automation-costs-and-returns'

/** What follows the settings, plans and add-ons. */
const changes: Readonly<Record<string, Change>> = {
  'brand name': {
    before: /Quickwin/,
    after: 'Brightloop',
    on: ['/', '/faq', idea, '/llms.txt', '/feed.xml'],
  },
  'contact email': { before: /hello@quickwin/, after: 'desk@bright.example', on: ['/contact', '/llms.txt'] },
  'business hours': {
    before: /Mon-Fri 9 AM-6 PM CET/,
    after: 'Tue-Thu 8 AM-3 PM EST',
    on: ['/contact', '/faq', '/llms.txt'],
  },
  'hours saved': { before: /(?<![\d,$])500\+/, after: '870+', on: ['/', '/book-call'] },
  'average ROI': { before: /300%/, after: '700%', on: ['/', '/book-call', '/faq', costs, '/feed.xml'] },
  'return on a dollar': { before: /back four|Four dollars/, after: 'back eight', on: ['/', '/faq', costs] },
  'hours per month': {
    before: /10-30/,
    after: '14-44',
    on: ['/', '/book-call', '/faq', '/blog/find-the-first-process-to-automate', '/feed.xml', '/llms.txt'],
  },
  'time until live': {
    before: /(?<!Immediate \()1-2 weeks/,
    after: '2-5 weeks',
    on: ['/', '/services', '/book-call', '/faq', '/flagship/voice-assistant', '/llms.txt'],
  },
  subscribers: { before: /(?<!\$)2,500\+/, after: '9,100+', on: ['/blog', costs] },
  'length of a call': { before: /60-minute/, after: '45-minute', on: ['/book-call'] },
  agenda: { before: />30 min</, after: '>25 min<', on: ['/book-call'] },
  'length of the audit': {
    before: /30[- ]minute/,
    after: '20-minute',
    on: ['/pricing', '/automation-ideas', idea],
  },
  'Fast Track': { before: /\$750/, after: '$900', on: ['/pricing', costs, '/feed.xml', '/llms.txt'] },
  'time of Fast Track': {
    before: /\b1 week\b/,
    after: '3 weeks',
    on: ['/pricing', '/faq', costs, '/llms.txt'],
  },
  'support of Fast Track': {
    before: /(?<!Within )\b1 month\b/,
    after: '2 months',
    on: ['/pricing', '/services', '/faq', '/book-call', costs],
  },
  'Scale Pack': {
    before: /\$2,500/,
    after: '$3,100',
    on: ['/pricing', '/services', '/contact', costs, '/llms.txt'],
  },
  'time of the Scale Pack': {
    before: /4-6 weeks/,
    after: '7-9 weeks',
    on: ['/pricing', '/services', '/faq'],
  },
  'support of the Scale Pack': {
    before: /(?<!Within |ing for )\b3 months\b/,
    after: '5 months',
    on: ['/pricing', '/services', '/faq', '/book-call', costs],
  },
  'support of Enterprise': {
    before: /unlimited/i,
    after: '36 months',
    on: ['/pricing', '/services', '/faq'],
  },
  'price of Enterprise': { before: />Custom</, after: '$20,000', on: ['/pricing', '/services'] },
  'rush delivery': { before: /\+50%|adds 50%/, after: '60%', on: ['/pricing'] },
  'rush example': { before: /\$1,125/, after: '$1,440', on: ['/pricing'] },
  'extra training': { before: /\$200 per session/, after: '$240 per session', on: ['/pricing', '/faq'] },
  'extended support': { before: /\$300 per month/, after: '$310 per month', on: ['/pricing', '/faq'] },
  'priority support': { before: /\$150 per month/, after: '$160 per month', on: ['/pricing', '/faq'] },
}

const newRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'free-audit': { 'Audit call': '20 minutes' },
  'fast-track': { 'Delivery time': '3 weeks', 'Support after launch': '2 months' },
  'scale-pack': { 'Delivery time': '7-9 weeks', 'Support after launch': '5 months' },
  enterprise: { 'Support after launch': '36 months' },
}
const newPrices: Readonly<Record<string, string>> = {
  'fast-track': '$900',
  'scale-pack': 'From $3,100',
  enterprise: 'From $20,000',
  'Rush delivery': '+60% of project cost',
  'Extra training': '$240 per session',
  'Extended support': '$310 per month',
  'Priority support': '$160 per month',
}

async function read<Found>(request: APIRequestContext, path: string): Promise<Found> {
  return (await request.get(path)).json()
}

/** Changes every figure once; what it returns puts everything back. */
async function changeAll(request: APIRequestContext, editor: Editor): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = []
  const { brandName, contactEmail, businessHours, claims } = await read<Record<string, object>>(
    request,
    '/api/globals/site-settings',
  )
  const { bookingDurationMinutes } = await read<Record<string, number>>(
    request,
    '/api/globals/calendar-settings',
  )
  undo.push(
    () => editor.changeGlobal('site-settings', { brandName, contactEmail, businessHours, claims }),
    () => editor.changeGlobal('calendar-settings', { bookingDurationMinutes }),
  )
  await editor.changeGlobal('site-settings', {
    brandName: 'Brightloop',
    contactEmail: 'desk@bright.example',
    businessHours: 'Tue-Thu 8 AM-3 PM EST',
    claims: {
      hoursSaved: '870+',
      averageRoi: '700%',
      hoursPerMonth: '14-44',
      timeToLive: '2-5 weeks',
      newsletterSubscribers: '9,100+',
    },
  })
  await editor.changeGlobal('calendar-settings', { bookingDurationMinutes: 45 })
  const plans = await read<{ docs: Plan[] }>(request, '/api/pricing-plans?limit=100')
  for (const { id, slug, price, comparison } of plans.docs) {
    const changed = comparison.map((row) => ({ ...row, value: newRows[slug]?.[row.feature] ?? row.value }))
    undo.push(() => editor.change('pricing-plans', id, { price, comparison }))
    await editor.change('pricing-plans', id, { price: newPrices[slug] ?? price, comparison: changed })
  }
  const addOns = await read<{ docs: AddOn[] }>(request, '/api/add-ons?limit=100')
  for (const { id, name, price } of addOns.docs) {
    undo.push(() => editor.change('add-ons', id, { price }))
    await editor.change('add-ons', id, { price: newPrices[name] ?? price })
  }
  return async () => {
    for (const restore of undo) await restore()
  }
}

const forPrograms = ['/sitemap.xml', '/feed.xml', '/llms.txt', '/manifest.webmanifest', '/robots.txt']
const unlisted = [
  '/blog/search?q=automation',
  '/client-register',
  '/auth',
  '/no-such-page',
  '/blog/no-such-article',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/registration-success',
]

/** The port of the tests' server may look like a figure; before "%2F" like a share of a hundred. */
const ownAddress = /localhost(?::|%3A)\d+/g

/** The contact form sends the specification's word; its label names today's price. */
const storedChoice = /value(?:=|\\?":)\\?"Business Booster \(\$2,500\+\)/g

/** Everything that anyone may read, as it is sent: HTML with its descriptions and structured data. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const texts = new Map<string, string>()
  for (const path of [...listed, ...unlisted, ...forPrograms]) {
    const text = (await (await request.get(path)).text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    texts.set(path, text.replace(ownAddress, 'site').replace(storedChoice, 'value'))
  }
  return texts
}

/** Not a figure of ours: a step that follows a registration, and the choices of a form. */
const elsewhere = (path: string, name: string) =>
  path === '/registration-success' && name === 'time of Fast Track'

test('a change of any price, duration or claim reaches everything that names it', async ({
  request,
  playwright,
  baseURL,
}) => {
  // Without a cookie: what the page memory keeps must follow as well.
  const visitor = await playwright.request.newContext({ baseURL: String(baseURL) })
  const card = async () => (await (await visitor.get('/og/home.png')).body()).toString('base64')
  const cardBefore = await card()
  const before = await crawl(visitor)
  expect(before.size).toBeGreaterThan(40)
  // Each is looked for with words that are really there.
  for (const [name, change] of Object.entries(changes)) {
    for (const path of change.on) expect(before.get(path), `${path} names the ${name}`).toMatch(change.before)
  }
  await withEditor(request, async (editor) => {
    const restore = await changeAll(request, editor)
    try {
      const after = await crawl(visitor)
      expect([...after.keys()]).toEqual([...before.keys()])
      const stale: string[] = []
      for (const [path, text] of after) {
        expect(text, `${path} has no placeholder left`).not.toMatch(
          /\{(brandName|\w+(Minutes|Price|Time|Support))\}/,
        )
        for (const [name, change] of Object.entries(changes)) {
          const found = elsewhere(path, name) ? null : change.before.exec(text)
          if (found)
            stale.push(`${path}, ${name}: ${text.slice(Math.max(0, found.index - 60), found.index + 40)}`)
        }
      }
      expect(stale).toEqual([])
      for (const [name, change] of Object.entries(changes)) {
        for (const path of change.on)
          expect(after.get(path), `${path} names the new ${name}`).toContain(change.after)
      }
      expect(await card()).not.toBe(cardBefore)
      expect(after.get('/contact')).toContain('Eastern Time')
      const email = uniqueEmail()
      await visitor.post('/api/newsletter', { data: { email }, headers: marks() })
      const mail = await mailTo(email, /Brightloop/)
      expect(`${mail.text} ${mail.html}`).not.toMatch(/Quickwin|hello@quickwin/)
    } finally {
      await restore()
      await visitor.dispose()
    }
  })
})
