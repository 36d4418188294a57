import { describe, expect, it } from 'vitest'
import { aboutTopic, htmlWithTopic, topicIn, withTopic } from '../../../src/features/topic/rules'

describe('a topic in an address', () => {
  it('goes to the forms alone', () => {
    expect(withTopic('/book-call', 'idea', 'voice-to-task')).toBe('/book-call?idea=voice-to-task')
    expect(withTopic('/contact', 'plan', 'fast-track')).toBe('/contact?plan=fast-track')
    for (const other of ['/pricing', 'https://example.com/contact', '/contact#form'])
      expect(withTopic(other, 'plan', 'fast-track')).toBe(other)
  })

  it('goes to all links of a closing and of a text, and to nothing that only looks like a link', () => {
    const links = {
      title: 'x',
      primary: { label: 'a', href: '/book-call' },
      secondary: { label: 'b', href: '/faq' },
    }
    expect(aboutTopic(links, 'article', 'one')).toEqual({
      ...links,
      primary: { label: 'a', href: '/book-call?article=one' },
    })
    const html = '<p><a class="button" href="/contact" rel="x">Ask</a> <a href="/blog/contact">no</a></p>'
    expect(htmlWithTopic(html, 'article', 'one')).toBe(html.replace('"/contact"', '"/contact?article=one"'))
    const code =
      '<pre>&lt;a href="/contact"&gt; and href="/book-call"</pre><img alt="a href=" src="/contact">'
    expect(htmlWithTopic(code, 'article', 'one')).toBe(code)
  })

  it.each([
    ['?plan=fast-track', 'About the plan Fast Track: ', null],
    ['?plan=enterprise&utm_source=x', 'About the plan Enterprise: ', 'Enterprise Partnership'],
    ['?package=quick-win', 'About the package Quick Win: ', 'Quick Win Workflow ($500+)'],
    ['?package=to-string', 'About the package To String: ', null],
    ['?idea=voice-to-task', 'About the idea "voice to task": ', null],
    ['?automation=voice-assistant', 'About the automation "voice assistant": ', null],
    ['?article=no-code-or-code', 'About the article "no code or code": ', null],
  ])('%s opens the message', (query, opening, project) => {
    expect(topicIn(query)).toEqual({ opening, project })
  })

  it.each([
    '',
    '?plan=',
    '?idea=<b>x</b>',
    '?idea=Buy%20now',
    `?idea=${'a'.repeat(101)}`,
    '?offer=fast-track',
  ])('%s says nothing', (query) => {
    expect(topicIn(query)).toBeNull()
  })
})
