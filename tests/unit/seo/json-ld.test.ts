import { describe, expect, it } from 'vitest'
import { serializeStructuredData } from '../../../src/lib/seo/json-ld'

describe('structured data in a script element', () => {
  it('cannot end the element it is in', () => {
    const text = serializeStructuredData({ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' })
    expect(text).not.toContain('<')
    expect(text).not.toContain('>')
    expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script><!--')
  })

  it('escapes the line ends that only some parsers know', () => {
    const text = serializeStructuredData({ '@type': 'Thing', name: 'a\u2028b\u2029c & d' })
    expect(text).not.toMatch(/[\u2028\u2029&]/)
    expect(JSON.parse(text).name).toBe('a\u2028b\u2029c & d')
  })

  it('puts several entries into one graph', () => {
    const graph = JSON.parse(serializeStructuredData([{ '@type': 'A' }, { '@type': 'B' }]))
    expect(graph['@context']).toBe('https://schema.org')
    expect(graph['@graph']).toHaveLength(2)
  })
})
