import { beforeAll, describe, expect, it } from 'vitest'
import type { ReferenceProblem } from '../../../src/features/blog/writing/queries'
import { article, picture } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

let admin: Visitor
const missingId = '00000000-0000-4000-8000-00000000000f'

const ask = (references: unknown) =>
  call<{ problems: ReferenceProblem[]; errors?: { code: string; field?: string }[] }>(
    'POST',
    '/api/check-references',
    { body: { references }, visitor: admin },
  )

beforeAll(async () => {
  admin = await signedIn('admin')
})

describe('what an article leads to', () => {
  it.each([
    ['a word', 'x'],
    ['a kind that no link leads to', [{ words: 'x', kind: 'users', id: missingId }]],
    ['an id that is none', [{ words: 'x', kind: 'blogs', id: "x' OR 1=1" }]],
    ['two thousand and one', Array.from({ length: 2001 }, () => ({ words: 'x', href: '/' }))],
  ])('%s is refused', async (_, references) => {
    const { status, body } = await ask(references)
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'invalid'])
  })

  it('is named where visitors would not find it', async () => {
    const shown = await article({ title: 'Shown to all', slug: 'shown-to-all', status: 'published' })
    const draft = await article({ title: 'Still a draft', slug: 'still-a-draft' })
    const good = await picture('A desk with two screens')
    const bad = await picture('IMG_2044.jpg')
    const payload = await site()
    await payload.create({
      collection: 'redirects',
      data: { from: '/old-page', to: { type: 'custom', url: '/pricing' } },
    })
    const { body } = await ask([
      { words: 'fine', kind: 'blogs', id: shown.id },
      { words: 'soon', kind: 'blogs', id: draft.id },
      { words: 'gone', kind: 'ideas', id: missingId },
      { words: 'page', href: '/blog/shown-to-all?x#y' },
      { words: 'hidden page', href: '/blog/still-a-draft' },
      { words: 'own address', href: 'http://localhost:3000/nowhere' },
      { words: 'fixed', href: '/pricing' },
      { words: 'home', href: '/' },
      { words: 'moved', href: '/old-page' },
      { words: 'elsewhere', href: 'https://a.example/nowhere' },
      { words: 'mail', href: 'mailto:a@a.example' },
      { words: 'here', href: '#part' },
      { words: '', kind: 'media', id: good.id },
      { words: '', kind: 'media', id: bad.id },
      { words: 'caption', kind: 'media', id: missingId },
    ])
    expect(body.problems.map(({ kind, words, problem }) => `${kind}: ${words}: ${problem}`)).toEqual([
      'link: soon: leads to something that visitors cannot see',
      'link: gone: leads to something that visitors cannot see',
      'link: hidden page: leads to a page that does not exist (/blog/still-a-draft)',
      'link: own address: leads to a page that does not exist (/nowhere)',
      'picture: IMG_2044.jpg: is an alternative text that says nothing',
      'picture: caption: is no longer in the media library',
    ])
  })
})
