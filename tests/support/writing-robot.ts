import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Words count when they were on the screen for longer than this. */
const OWED_AFTER_MS = 5000
/** Types into a block, too. */
const BLOCKS = process.env.ROBOT_BLOCKS === 'true'
/** How long the robot waits for the screen. */
const PATIENCE = { timeout: 30_000 }

export interface RobotOptions {
  name: string
  context: BrowserContext
  document: string
  seed: number
  until: number
  signIn: () => Promise<void>
}

/** Random numbers from a seed (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const editorOf = (page: Page) => page.locator('[data-lexical-editor="true"]').first()

/** Types into one article as a restless editor does, and remembers which words were on the screen long enough to be kept. */
export async function robotAtWork(options: RobotOptions): Promise<{ owed: Set<string>; diary: string[] }> {
  const { name, context, document, until, signIn } = options
  const random = randomFrom(options.seed)
  const owed = new Set<string>()
  const diary: string[] = []
  const since = new Map<string, number>()
  let typed = 0
  let page = await context.newPage()

  const note = (what: string) => diary.push(`${new Date().toISOString().slice(11, 19)} ${name} ${what}`)
  async function look(at: Page): Promise<void> {
    const text = await editorOf(at)
      .textContent({ timeout: 1000 })
      .catch(() => '')
    const seen = new Set(text?.match(new RegExp(`${name}[0-9]+x`, 'g')))
    for (const word of since.keys()) if (!seen.has(word)) since.delete(word)
    for (const word of seen) {
      const first = since.get(word) ?? Date.now()
      since.set(word, first)
      if (Date.now() - first > OWED_AFTER_MS) owed.add(word)
    }
  }
  async function wait(ms: number, at = page): Promise<void> {
    const end = Date.now() + ms
    do {
      await look(at)
      await pause(Math.min(400, Math.max(0, end - Date.now())))
    } while (Date.now() < end)
  }
  const press = async (label: string | RegExp) => {
    const button = page.getByRole('button', { name: label }).last()
    if (!(await button.isVisible())) return false
    note(`presses ${label}`)
    return button.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }
  /** Answers what the screen asks, in one of the ways that keep the words. */
  async function answerQuestions(): Promise<void> {
    if (random() < 0.7 && (await press(/^Restore$/))) await wait(2000)
    if (await press(/^(Take the saved one|Keep mine here|Keep mine as a copy)$/)) {
      await wait(5000)
      await visit()
    }
    if (await press(/^Take over$/)) await wait(1500)
    if (await page.getByText('Someone else has taken over').isVisible()) await visit()
  }
  async function visit(): Promise<void> {
    since.clear()
    await page.goto(document, { waitUntil: 'load', timeout: 60_000 }).catch(() => note('cannot open'))
    await editorOf(page)
      .waitFor(PATIENCE)
      .catch(() => note('sees no editor'))
    await wait(500)
  }
  async function reopen(): Promise<void> {
    page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    await visit()
    await answerQuestions()
  }
  const click = (target: Locator) =>
    target.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  /** A block has a form of its own. There is one, which is made first. */
  async function enterBlock(): Promise<boolean> {
    const field = editorOf(page).locator('textarea[name="text"]').first()
    const closed = editorOf(page).getByRole('button', { name: 'Edit callout' }).first()
    if (await field.isVisible()) return click(field)
    if (await closed.isVisible()) return click(closed)
    if (!(await click(editorOf(page).locator(':scope > p').last()))) return false
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/callout', { delay: 40 })
    note('makes a block')
    return click(page.getByRole('option', { name: 'Callout' }))
  }
  async function type(): Promise<void> {
    const inBlock = BLOCKS && random() < 0.3
    if (!(await (inBlock ? enterBlock() : click(editorOf(page).locator(':scope > p').last()))))
      return answerQuestions()
    if (inBlock) await wait(random() * 1500)
    await page.keyboard.press('Control+End')
    const words = 1 + Math.floor(random() * 6)
    for (let word = 0; word < words; word += 1) {
      typed += 1
      await page.keyboard.type(` ${name}${typed}x`, { delay: 20 + random() * 120 })
      await look(page)
    }
    note(`types to ${typed}${inBlock ? ' in a block' : ''}`)
    if (random() < 0.2) await page.keyboard.press('Control+s')
    await wait(random() < 0.5 ? random() * 800 : random() * 8000)
  }
  async function reload(): Promise<void> {
    note('reloads')
    await visit()
    await answerQuestions()
  }
  async function close(): Promise<void> {
    note('closes')
    await page.close({ runBeforeUnload: false })
    await reopen()
  }
  async function followLink(): Promise<void> {
    note('goes to the list')
    const link = page.locator('a[href$="/collections/blogs"]').first()
    await link.click({ timeout: 3000 }).catch(() => note('cannot go'))
    await wait(4000)
    await visit()
    await answerQuestions()
  }
  async function goOffline(): Promise<void> {
    note('is offline')
    await context.setOffline(true)
    await type()
    await wait(random() * 8000)
    if (random() < 0.3) await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    note('is online')
    if (page.isClosed()) await reopen()
  }
  async function beSignedOut(): Promise<void> {
    note('is signed out')
    await context.clearCookies()
    await type()
    await wait(random() * 6000)
    await signIn()
    note('is signed in')
  }
  async function typeInSecondWindow(): Promise<void> {
    note('types in a second window')
    const first = page
    await reopen()
    await type()
    await page.close({ runBeforeUnload: false })
    since.clear()
    page = first
  }
  const rest = [reload, close, followLink, goOffline, goOffline, beSignedOut, typeInSecondWindow]
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await visit()
  while (Date.now() < until) {
    await answerQuestions()
    const act = random() < 0.6 ? type : rest[Math.floor(random() * rest.length)]
    await act?.()
  }
  note('stops')
  await page.close({ runBeforeUnload: false })
  return { owed, diary }
}

/** The unsaved text that the browser keeps. */
export async function localCopies(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('unsaved-words')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result } = opening
          const leaving = JSON.stringify(localStorage)
          if (!result.objectStoreNames.contains('copies')) return resolve(leaving)
          const read = result.transaction('copies').objectStore('copies').getAll()
          read.onsuccess = () => resolve(leaving + JSON.stringify(read.result))
        }
      }),
  )
}
