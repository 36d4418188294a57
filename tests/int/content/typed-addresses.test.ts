import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { createBooking, first, freeDays } from '../../support/booking'
import { newDocuments } from '../../support/documents'
import { call, signedIn, site } from '../../support/site'

/** `PLACE` is another word for each field, because the answer of a global has all of its fields. */
const typed = ' HTTPS://Chat.Example.COM:443/a/../PLACE\r\n?x=1 '
const stored = (place: string) => `https://chat.example.com/${place}?x=1`

type Answer = { doc?: object; result?: object; id?: string }
const owner = await signedIn('super_admin')

const create = (slug: string) => async (data: object) =>
  (
    await call<Answer>('POST', `/api/${slug}`, {
      body: { ...(await newDocuments[slug]?.()), ...data },
      visitor: owner,
    })
  ).body
const setGlobal = (slug: string) => async (body: object) =>
  (await call<Answer>('POST', `/api/globals/${slug}`, { body, visitor: owner })).body
const changeOwnAccount = async (body: object) =>
  (await call<Answer>('PATCH', `/api/users/${owner.user.id}`, { body, visitor: owner })).body

const setLinkOfCall = async (body: object) => {
  const days = await freeDays(1)
  const { body: made } = await createBooking<{ booking: { id: string } }>(
    first(days).date,
    first(first(days).slots),
  )
  const { id } = made.booking
  return (await call<Answer>('PATCH', `/api/bookings/${id}`, { body, visitor: owner })).body
}

const label = 'Words'
const links = (url: string) => {
  const content = htmlToLexical(`<p><a href="https://x.example">Words</a></p>`)
  const text = JSON.stringify(content).replace('https://x.example', url.replaceAll('\r\n', '\\r\\n'))
  const block = (blockType: string, fields: object) => ({
    type: 'block',
    version: 2,
    fields: { id: blockType.padEnd(24, '0'), blockType, ...fields },
  })
  const root = JSON.parse(text).root
  root.children.push(block('button', { label, url }), block('video', { title: label, url }))
  return { root }
}

/** Each field for addresses that people type, by its place. */
const cases: Record<string, [save: (data: object) => Promise<Answer>, data: object]> = {
  'webhooks url': [create('webhooks'), { name: label, url: typed, events: ['inquiry.created'] }],
  'calendar-settings busyCalendars.url': [
    setGlobal('calendar-settings'),
    { busyCalendars: [{ name: label, url: typed.replace('HTTPS', 'webcal') }] },
  ],
  'calendar-settings meetingUrl': [setGlobal('calendar-settings'), { meetingUrl: typed }],
  'call-types meetingUrl': [create('call-types'), { meetingKind: 'url', meetingUrl: typed }],
  'google-oauth-config redirectUri': [
    setGlobal('google-oauth-config'),
    { clientId: 'x', clientSecret: 'y', redirectUri: typed },
  ],
  'site-settings liveChatUrl': [setGlobal('site-settings'), { liveChatUrl: typed }],
  'site-settings securityContact': [setGlobal('site-settings'), { securityContact: typed }],
  'site-settings notice.linkHref': [
    setGlobal('site-settings'),
    { notice: { text: label, linkLabel: label, linkHref: typed } },
  ],
  'site-settings menu.href': [setGlobal('site-settings'), { menu: [{ label, href: typed }] }],
  'site-settings footer.links.href': [
    setGlobal('site-settings'),
    { footer: [{ title: label, links: [{ label, href: typed }] }] },
  ],
  'pricing-plans cta.href': [create('pricing-plans'), { cta: { label, href: typed } }],
  'users publicProfile.links.href': [
    changeOwnAccount,
    { publicProfile: { links: [{ label, href: typed }] } },
  ],
  'bookings meetLink': [setLinkOfCall, { meetLink: typed }],
  'redirects to.url': [
    create('redirects'),
    { from: '/typed-before', to: { type: 'custom', url: typed.replace('\r\n', '') } },
  ],
  'blogs content': [create('blogs'), { content: links(typed) }],
}

/** Set by the server. */
const notTyped = [
  ...['blogs featuredImageUrl', 'media url', 'media thumbnailURL', 'media sizes.*.url'],
  // Through a call of their own, whose tests have them.
  ...['hosts meetingUrl', 'hosts busyCalendars.url'],
]

function addressFields(fields: FlattenedField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${above}${field.name}`
    if ('flattenedFields' in field && field.flattenedFields)
      return addressFields(field.flattenedFields, `${path}.`)
    return /(url|uri|href|meetLink)$/i.test(field.name) && field.type === 'text' ? [path] : []
  })
}

it('there is a case for each field of an address', async () => {
  const { config } = await site()
  const all = [...config.collections, ...config.globals].flatMap(({ slug, flattenedFields }) =>
    addressFields(flattenedFields).map((path) => `${slug} ${path.replace(/^sizes\.[^.]+/, 'sizes.*')}`),
  )
  expect(all.filter((field) => !(field in cases) && !notTyped.includes(field))).toEqual([])
})

it.each(Object.keys(cases))('an address is stored as the server would open it: %s', async (place) => {
  const [save, data] = cases[place] ?? []
  const word = place.replace(/\W/g, '-')
  const answer = await save?.(JSON.parse(JSON.stringify(data).replaceAll('PLACE', word)))
  const text = JSON.stringify(answer)
  expect(text).not.toMatch(/Chat\.Example/)
  const times = text.split(JSON.stringify(stored(word))).length - 1
  expect([text, times]).toEqual([text, place === 'blogs content' ? 3 : 1])
})
