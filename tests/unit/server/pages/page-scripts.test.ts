import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { policyForHtml } from '../../../../src/server/pages/content-policy.ts'
import {
  asksForScriptsEarly,
  joinInlineScripts,
  scriptsLater,
  withoutData,
} from '../../../../src/server/pages/page-scripts.ts'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>one()</script><script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>two("$&")</script>' +
  '<script>self.__next_f.push([1,"$& \\u003c/script>\\r\\n"])</script>' +
  '<script>self.__next_f.push([1,"&60; é"])</script></body></html>'

/** What the framework is to be handed of that page. */
const handed = [[0], [1, '$& </script>\r\n&60; é']]

interface Visit {
  hidden?: boolean
  /** What the browser has stored. */
  stored?: string[]
  saveData?: boolean
  /** What the server says of who is signed in. */
  user?: object | null
  /** What has the focus. */
  focused?: object
  /** What the server answers for an address; nothing where it cannot be reached. */
  answers?: Record<string, string | 404 | 429 | 503>
  /** Whether the document is still coming, without its last element. */
  coming?: boolean
}

type Listener = (event: object) => void

interface Note {
  textContent: string
  remove: () => void
}

/** What notes are put into. */
function place(tagName: string, display = 'block', parentNode: object | null = null) {
  const notes: Note[] = []
  const insertBefore = (note: Note) => {
    note.remove = () => notes.splice(notes.indexOf(note), 1)
    notes.push(note)
  }
  return { tagName, display, parentNode, nextSibling: null, notes, insertBefore }
}

const textsIn = ({ notes }: { notes: Note[] }) => notes.map(({ textContent }) => textContent)

/** A control as the loader sees it; `within` is the form around it, where that works by itself. */
function control(tagName: string, within: object | null = null, parentNode = place('DIV')) {
  const attributes = new Map<string, string>()
  const pressed: string[] = []
  const element = {
    tagName,
    parentNode,
    nextSibling: null,
    isConnected: true,
    closest: (selector: string) => (selector === 'form[action]' ? within : element),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    click: () => pressed.push('again'),
    attributes,
    pressed,
  }
  return element
}

/** A browser as the loader sees it: notes what it does, paints and lets time pass when told to. */
function run(
  html: string,
  {
    hidden = false,
    stored = [],
    saveData = false,
    user = null,
    focused = {},
    answers = {},
    coming = false,
  }: Visit = {},
  controls = [control('BUTTON')],
) {
  const appended: string[] = []
  const asked: string[] = []
  const fetchedAhead: string[] = []
  const frame: string[] = []
  const timers: (() => void)[] = []
  const listeners = new Map<string, Set<Listener>>()
  const scripts: { src: string; onerror: () => void; onload: () => void }[] = []
  const body = place('BODY')
  let paint = (_names: string[]): void => undefined
  class PerformanceObserver {
    constructor(seen: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (names) => seen({ getEntriesByName: (name) => names.filter((each) => each === name) })
    }
    observe(): void {}
  }
  const iframe = {
    contentDocument: { open: () => frame.push('open'), close: () => frame.push('close') },
    remove: () => frame.push('remove'),
  }
  const element = () => {
    const made = {
      src: '',
      getAttribute: () => made.src,
      setAttribute: () => undefined,
      remove: () => undefined,
    }
    return made
  }
  const [element_, at, data] =
    /<script type="text\/plain" id="page_data"[^>]*?(?: data-at="([^"]+)")?>([^<]*)<\/script>/.exec(html) ??
    []
  const kept = element_ ? { textContent: data, getAttribute: () => at } : null
  const document = {
    hidden,
    createElement: (name: string) => (name === 'iframe' ? iframe : element()),
    querySelectorAll: () => controls,
    readyState: coming ? 'loading' : 'complete',
    getElementById: (id: string) => (id === 'page_data' && document.readyState !== 'loading' ? kept : null),
    addEventListener: (name: string, listener: Listener) => heard(name).add(listener),
    head: {
      appendChild: (made: { src: string; href?: string; onerror: () => void; onload: () => void }) => {
        if (made.href) fetchedAhead.push(made.href)
        else {
          appended.push(made.src)
          scripts.push(made)
        }
      },
    },
    documentElement: { appendChild: () => undefined },
    body,
    activeElement: focused,
  }
  const storage = { getItem: (key: string) => (stored.includes(key) ? 'yes' : null) }
  const script = /<script>(\(function[\s\S]*?)<\/script><\/head>/.exec(html)?.[1] ?? ''
  const setTimeout = (work: () => void) => timers.push(work)
  const heard = (name: string) => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known)
    return known
  }
  const window: { requestIdleCallback: (work: () => void) => void; __next_f?: unknown[] } = {
    requestIdleCallback: (work) => work(),
  }
  runInNewContext(script, {
    PerformanceObserver,
    document,
    setTimeout,
    clearTimeout: (timer: number) => timers.splice(timer - 1, 1, () => undefined),
    getComputedStyle: ({ display }: { display: string }) => ({ display }),
    window,
    navigator: { connection: { saveData } },
    sessionStorage: storage,
    location: { pathname: '/page', search: '?a=b' },
    AbortSignal,
    fetch: async (address: string, { headers = {} } = {}) => {
      asked.push([address, ...Object.keys(headers)].join(' '))
      const answer = address === '/api/session' ? '' : answers[address]
      if (answer === undefined) throw new TypeError('Failed to fetch')
      const status = typeof answer === 'number' ? answer : 200
      return { ok: status === 200, status, json: async () => ({ user }), text: async () => answer }
    },
    addEventListener: (name: string, listener: Listener) => heard(name).add(listener),
    removeEventListener: (name: string, listener: Listener) => heard(name).delete(listener),
  })
  const happens = (name: string, event: object = {}) => {
    const prevented: string[] = []
    const methods = {
      preventDefault: () => prevented.push('default'),
      stopPropagation: () => prevented.push('propagation'),
    }
    for (const listener of heard(name)) listener({ ...methods, ...event })
    return prevented
  }
  const fail = () => {
    for (const one of scripts.splice(0)) one.onerror.call(one)
  }
  const come = () => {
    for (const one of scripts.splice(0)) one.onload.call(one)
  }
  return {
    appended,
    handed: () => window.__next_f,
    body,
    documentComes: () => {
      document.readyState = 'interactive'
      happens('DOMContentLoaded')
    },
    come,
    asked,
    fetchedAhead,
    frame,
    timers,
    happens,
    fail,
    paint: (names: string[]) => paint(names),
  }
}

describe('scriptsLater', () => {
  const late = scriptsLater(page)

  it('leaves no script file in the page that a browser would fetch before it paints', () => {
    expect(late).not.toMatch(/<script src=[^>]*async/)
    expect(late).not.toContain('rel="preload" as="script"')
    expect(late).toContain('noModule')
  })

  it('fetches each file once, in order, at the first contentful paint', () => {
    const { appended, paint } = run(late)
    paint(['first-paint'])
    expect(appended).toEqual([])
    paint(['first-contentful-paint'])
    paint(['first-contentful-paint'])
    expect(appended).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  })

  it('keeps the load event waiting until then, with a frame that is gone afterwards', () => {
    const { frame, paint } = run(late)
    expect(frame).toEqual(['open'])
    paint(['first-contentful-paint'])
    expect(frame).toEqual(['open', 'close', 'remove'])
  })

  it('waits for no paint in a hidden tab, and for none longer than a second', () => {
    expect(run(late, { hidden: true }).appended).toHaveLength(2)
    const { appended, frame, timers, paint } = run(late)
    for (const work of timers) work()
    paint(['first-contentful-paint'])
    expect(appended).toHaveLength(2)
    expect(frame).toEqual(['open', 'close', 'remove'])
  })

  it('says so where the framework writes its script files otherwise', () => {
    expect(asksForScriptsEarly(late)).toBe(false)
    for (const [from, to] of [
      ['async=""', 'async="" crossorigin=""'],
      ['<script src', '<script nonce="x" src'],
    ] as const) {
      expect([to, asksForScriptsEarly(scriptsLater(page.replaceAll(from, to)))]).toEqual([to, true])
    }
  })

  it('hands over what the framework takes the page over with when its files are fetched, once', () => {
    const { handed: seen, paint, appended } = run(late)
    expect([seen(), late.match(/__next_f/g)?.length]).toEqual([undefined, 2])
    paint(['first-contentful-paint'])
    paint(['first-contentful-paint'])
    expect(seen()).toEqual(handed)
    expect(appended).toHaveLength(2)
  })

  it('leaves the data as scripts where it is written in a way that is not known', () => {
    // As the framework writes the state of a form, and bytes.
    for (const call of ['push([0]);self.__next_f.push([2,null])', 'push([3,"AAA="])', 'push([0,"a","b"])']) {
      const other = scriptsLater(page.replace('push([0])', call))
      expect(other).toContain(`<script>(self.__next_f=self.__next_f||[]).${call}</script>`)
      expect(other).not.toContain('text/plain')
    }
  })

  it('names the pages that are made ready ahead, in the policy too', () => {
    expect(late.match(/<script type="speculationrules">/g)).toHaveLength(1)
    expect(policyForHtml(late).match(/sha256-/g)).toHaveLength(4)
  })

  it('says once that the page is not complete where its files do not come, and asks again with the line', () => {
    const { appended, body, come, fail, happens, paint } = run(late)
    paint(['first-contentful-paint'])
    fail()
    expect(textsIn(body)).toEqual([expect.stringContaining('not be loaded completely')])
    happens('online')
    expect(appended).toHaveLength(4)
    come()
    expect(textsIn(body)).toEqual([])
  })

  it('changes a page once', () => {
    expect(scriptsLater(late)).toBe(late)
  })
})

describe('on a page that is only read', () => {
  const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
  const read = scriptsLater(page.replace('</head>', '<meta name="page-scripts" content="on-touch"/></head>'))

  it('nothing is loaded by a paint, which the load event waits for', () => {
    const { appended, frame, paint } = run(read)
    expect(frame).toEqual(['open'])
    paint(['first-contentful-paint'])
    expect([appended, frame]).toEqual([[], ['open', 'close', 'remove']])
    expect(read).not.toContain('<meta name="page-scripts"')
  })

  it('a pointer, a finger or the focus on a control loads each file once', () => {
    for (const name of ['pointerover', 'pointerdown', 'focusin']) {
      const { appended, happens } = run(read)
      happens(name, { target: {} })
      happens(name, { target: control('INPUT', {}) })
      expect([name, appended]).toEqual([name, []])
      happens(name, { target: control('INPUT') })
      happens(name, { target: control('INPUT') })
      expect([name, appended]).toEqual([name, files])
    }
  })

  it('a button that is pressed too early is pressed again when the framework is there', () => {
    const { appended, happens } = run(read)
    const button = control('BUTTON')
    expect(happens('click', { target: button })).toEqual(['default', 'propagation'])
    expect([appended, button.attributes.has('data-waiting'), button.pressed]).toEqual([files, true, []])
    happens('quickwin:ready')
    expect([button.attributes.has('data-waiting'), button.pressed]).toEqual([false, ['again']])
    expect(happens('click', { target: button })).toEqual([])
  })

  it('says so when the files do not come, and asks for them again at the next press', () => {
    const { appended, come, fail, happens } = run(read)
    const button = control('BUTTON')
    happens('click', { target: button })
    fail()
    expect(button.attributes.has('data-waiting')).toBe(false)
    expect(textsIn(button.parentNode)).toEqual([expect.stringContaining('could not be loaded')])
    happens('click', { target: button })
    expect([appended, textsIn(button.parentNode)]).toEqual([[...files, ...files], []])
    come()
    happens('quickwin:ready')
    expect(button.pressed).toEqual(['again'])
  })

  it('says so below the row of the button, so that the button does not move', () => {
    const { fail, happens } = run(read)
    const block = place('DIV')
    const item = place('LI', 'list-item', place('UL', 'flex', block))
    happens('click', { target: control('BUTTON', null, item) })
    fail()
    expect(textsIn(block)).toHaveLength(1)
  })

  it('the note of a failure is gone before the framework compares the document, whatever made the files come', () => {
    const { come, fail, happens } = run(read)
    const button = control('BUTTON')
    happens('click', { target: button })
    fail()
    happens('focusin', { target: control('INPUT') })
    expect(textsIn(button.parentNode)).toHaveLength(1)
    come()
    expect(textsIn(button.parentNode)).toEqual([])
  })

  it('is told to whoever types that the files do not come, and more typing asks again', () => {
    const field = control('INPUT')
    const { appended, body, come, fail, happens } = run(read, { focused: field })
    happens('focusin', { target: field })
    fail()
    expect(textsIn(body)).toEqual([expect.stringContaining('could not be loaded')])
    happens('input', { target: field })
    expect(appended).toEqual([...files, ...files])
    come()
    expect(textsIn(body)).toEqual([])
  })

  it('who only passes over a control with the pointer is told nothing', () => {
    const { body, fail, happens } = run(read)
    happens('pointerover', { target: control('INPUT') })
    fail()
    expect(textsIn(body)).toEqual([])
  })

  it('a long wait is told, until the framework is there', () => {
    const { body, happens, timers } = run(read)
    happens('click', { target: control('BUTTON') })
    for (const work of timers.splice(0)) work()
    expect(textsIn(body)).toEqual([expect.stringContaining('Still loading')])
    happens('quickwin:ready')
    expect(textsIn(body)).toEqual([])
  })

  it('a toast that was left while the page was made ready is shown when the page is', () => {
    const stored: string[] = []
    const { appended, asked, happens } = run(read, { stored })
    stored.push('quickwin:toast')
    happens('load')
    expect([appended, asked]).toEqual([files, []])
  })

  it('whoever is to be told something gets the files after the first paint', () => {
    const { appended, paint } = run(read, { stored: ['quickwin:toast'] })
    paint(['first-contentful-paint'])
    expect(appended).toEqual(files)
  })

  it('whoever is signed in gets the files when the server has said so, also on a page that the browser kept', async () => {
    const tries = [
      { event: 'load', user: { id: 1 }, loaded: files },
      { event: 'load', user: null, loaded: [] },
      { event: 'pageshow', user: { id: 1 }, loaded: files },
    ]
    for (const { event, user, loaded } of tries) {
      const { appended, happens, asked } = run(read, { user })
      happens(event, { persisted: true })
      await setImmediate()
      expect([event, user, asked, appended]).toEqual([event, user, ['/api/session'], loaded])
    }
  })

  it('files are fetched ahead when the line is free, where there is a control and data is not saved', () => {
    const fetched = (visit: Visit, controls = [control('BUTTON')]) => {
      const browser = run(read, visit, controls)
      browser.happens('load')
      return [browser.fetchedAhead, browser.appended]
    }
    expect(fetched({})).toEqual([files, []])
    expect(fetched({ saveData: true })).toEqual([[], []])
    expect(fetched({}, [control('INPUT', {})])).toEqual([[], []])
  })
})

describe('a page that does not carry its data', () => {
  const whole = scriptsLater(page.replace('</head>', '<meta name="page-scripts" content="on-touch"/></head>'))
  const parts = withoutData(whole, () => 'name')
  const html = parts?.html ?? ''
  const at = '/_next/page-data/name'
  const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
  const touch = async (visit: Visit) => {
    const browser = run(html, visit)
    browser.happens('focusin', { target: control('INPUT') })
    for (let turn = 0; turn < 10; turn++) await setImmediate()
    return browser
  }

  it('names its address and has the same policy; a page with a tool carries its own', () => {
    expect(html).not.toContain(parts?.data)
    expect(html).toContain(`data-at="${at}"`)
    expect(policyForHtml(html)).toBe(policyForHtml(whole))
    expect(withoutData(scriptsLater(page), () => 'name')).toBeUndefined()
    expect(withoutData(html, () => 'name')).toBeUndefined()
  })

  it('asks for it first, then runs its files, once', async () => {
    const {
      appended,
      asked,
      handed: seen,
      happens,
    } = await touch({
      answers: { [at]: parts?.data ?? '' },
    })
    happens('focusin', { target: control('INPUT') })
    expect([asked, seen(), appended]).toEqual([[at], handed, files])
  })

  it('waits for the end of a document that is still coming, then asks', async () => {
    const browser = await touch({ answers: { [at]: parts?.data ?? '' }, coming: true })
    browser.happens('focusin', { target: control('INPUT') })
    expect([browser.asked, browser.handed()]).toEqual([[], undefined])
    browser.documentComes()
    for (let turn = 0; turn < 10; turn++) await setImmediate()
    expect([browser.asked, browser.handed(), browser.appended]).toEqual([[at], handed, files])
  })

  it('tells whoever pressed a button that the framework has redrawn', () => {
    const { body, happens } = run(html)
    const button = control('BUTTON')
    happens('click', { target: button })
    button.isConnected = false
    happens('quickwin:ready')
    expect([button.pressed, textsIn(body)]).toEqual([[], [expect.stringContaining('press once more')]])
    happens('click', { target: control('BUTTON') })
    expect(textsIn(body)).toEqual([])
  })

  it('presses the button that stands for one that the framework has redrawn', () => {
    const { body, happens } = run(html)
    const [button, other] = [control('BUTTON'), control('BUTTON')]
    happens('click', { target: button })
    button.isConnected = false
    happens('quickwin:ready', { detail: (old: object) => (old === button ? other : undefined) })
    expect([button.pressed, other.pressed, textsIn(body)]).toEqual([[], ['again'], []])
  })

  it('asks for the page as it is now where the data is not known any longer', async () => {
    const { appended, asked, handed: seen } = await touch({ answers: { [at]: 404, '/page?a=b': whole } })
    expect([asked, seen(), appended]).toEqual([[at, '/page?a=b x-whole-page'], handed, files])
  })

  it.each([
    ['a new build answers', whole.replaceAll('/b.js', '/c.js')],
    ['the page is gone', 404 as const],
    ['the page carries nothing', html],
  ])('says that the page must be loaded again where %s, and runs nothing', async (_, answer) => {
    const { body, handed: seen } = await touch({
      answers: { [at]: 404, '/page?a=b': answer },
      focused: control('INPUT'),
    })
    expect([textsIn(body), seen()]).toEqual([[expect.stringContaining('Please load it again')], undefined])
  })

  it.each([
    ['is away', { [at]: 503, '/page?a=b': 503 } as const],
    ['has had enough', { [at]: 429, '/page?a=b': 429 } as const],
    ['answers no more', { [at]: 404 } as const],
  ])('does not say that the page has changed where the server %s', async (_, answers) => {
    const { body } = await touch({ answers, focused: control('INPUT') })
    expect(textsIn(body)).toEqual([expect.stringContaining('could not be loaded')])
  })

  it('says so where nothing can be reached, and asks again at the next press', async () => {
    const answers: Record<string, string> = {}
    const {
      appended,
      body,
      come,
      handed: seen,
      happens,
    } = await touch({
      answers,
      focused: control('INPUT'),
    })
    expect([textsIn(body), seen(), appended]).toEqual([
      [expect.stringContaining('could not be loaded')],
      undefined,
      [],
    ])
    answers[at] = parts?.data ?? ''
    happens('input', { target: control('INPUT') })
    for (let turn = 0; turn < 10; turn++) await setImmediate()
    expect([seen(), appended]).toEqual([handed, files])
    come()
    expect(textsIn(body)).toEqual([])
  })

  it('fetches it ahead with the files', () => {
    const { fetchedAhead, happens } = run(html)
    happens('load')
    expect(fetchedAhead).toEqual([at, ...files])
  })
})

describe('joinInlineScripts', () => {
  it('joins neighbours in their order, and leaves alone what stands apart or is data', () => {
    const html =
      '<script type="application/ld+json">{}</script><script>a()</script><script>b("$&") // end</script>' +
      '<script>c()</script><p></p><script>d()</script>'
    const joined = joinInlineScripts(html)
    expect(joined).toBe(
      '<script type="application/ld+json">{}</script><script>a()\n;b("$&") // end\n;c()</script>' +
        '<p></p><script>d()</script>',
    )
    expect(joinInlineScripts(joined)).toBe(joined)
    expect(policyForHtml(joined).match(/sha256-/g)).toHaveLength(2)
  })
})
