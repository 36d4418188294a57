import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { inlineScript } from '../../../src/lib/inline/bundle.generated'

type Listener = (event: object) => void

/** A document with a switch, as the script sees it; `stored` is null where storage is switched off. */
function open(stored: Map<string, string> | null) {
  const dataset: { theme?: string } = {}
  class HTMLSelectElement {
    name = 'theme'
    value = 'system'
  }
  const choice = new HTMLSelectElement()
  const listeners = new Map<string, Listener[]>()
  const listen = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener])
  const fire = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener(event)
  }
  const denied = () => {
    throw new Error('denied')
  }
  runInNewContext(inlineScript, {
    HTMLSelectElement,
    setTimeout: () => undefined,
    document: {
      documentElement: { dataset },
      querySelectorAll: () => [choice],
      addEventListener: listen,
    },
    localStorage: stored
      ? {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
          removeItem: (key: string) => stored.delete(key),
        }
      : { getItem: denied, setItem: denied, removeItem: denied },
    addEventListener: listen,
  })
  return {
    theme: () => dataset.theme,
    shown: () => choice.value,
    choose: (value: string) => {
      choice.value = value
      fire('change', { target: choice })
    },
    elsewhere: () => fire('storage', { key: 'quickwin:theme' }),
  }
}

describe('the choice of light or dark', () => {
  it('is kept, shown in the switch, and gone with "system"', () => {
    const stored = new Map<string, string>()
    const page = open(stored)
    expect([page.theme(), page.shown()]).toEqual([undefined, 'system'])
    page.choose('dark')
    expect([page.theme(), page.shown()]).toEqual(['dark', 'dark'])
    const next = open(stored)
    expect([next.theme(), next.shown()]).toEqual(['dark', 'dark'])
    next.choose('system')
    expect([next.theme(), stored.size]).toEqual([undefined, 0])
    page.elsewhere()
    expect(page.theme()).toBeUndefined()
  })

  it('takes nothing else for a theme', () => {
    expect(open(new Map([['quickwin:theme', 'constructor']])).theme()).toBeUndefined()
  })

  it('lasts for the page where storage is switched off', () => {
    const page = open(null)
    page.choose('light')
    expect(page.theme()).toBe('light')
    expect(open(null).theme()).toBeUndefined()
  })
})
