import { expect, type Page } from '@playwright/test'
import type { StatefulForm } from './stateful-form'

/**
 * Translates the page as Chrome does, words aside: each text goes from its place into `<font><font>`, and so does each text
 * that comes later. The framework's own text nodes are no longer in the document then.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, option, title, svg, font'
    function wrap(text: Text) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.append(text.data)
      text.replaceWith(outer)
    }
    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Waits until the framework has taken over the form; some pages begin at the first touch. */
export async function takenOver(page: Page, form: StatefulForm): Promise<void> {
  const button = form.region(page).getByRole('button', { name: form.button, exact: true })
  await button.hover({ force: true })
  await expect
    .poll(() => button.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
