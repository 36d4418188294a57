import type { Page } from '@playwright/test'
import { expect } from '../journey'

declare global {
  interface Window {
    /** Reports to this process what has happened in the page. */
    __trapped: (what: string) => void
  }
}

/** What would run a script though it has not run yet: it waits for a click, or the policy has kept it from running. */
const armed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            name === 'srcdoc' ||
            (/^((xlink:)?href|src|action|formaction|data)$/i.test(name) &&
              /^[\s\p{Cc}]*(javascript|vbscript|feed|view-source|data:text)/iu.test(value)),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 80)}">`),
    ),
  )

/**
 * Makes of what every vector calls a trap, in each document that the page opens.
 * @returns a check of the document that is open: nothing has run, and nothing would.
 */
export async function watched(page: Page): Promise<(where: string) => Promise<void>> {
  const seen: string[] = []
  await page.exposeFunction('__trapped', (what: string) => {
    seen.push(what)
  })
  await page.addInitScript(() => {
    Object.defineProperty(window, '__xss', {
      value: () => window.__trapped(`a script ran at ${location.href}`),
    })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      window.__trapped(`${violatedDirective} kept a script from running at ${location.href}: ${sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    seen.push(`a dialog opened: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async (where) => {
    // Errors of pictures and focus come in turns of their own.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
    expect([where, await armed(page)]).toEqual([where, []])
    expect([where, seen]).toEqual([where, []])
  }
}
