import { leaveQuietly } from '@/patches/next/leaving/leave-quietly'

leaveQuietly()

/** How long a page behind a link may take until a bar says that it is coming. */
const SHOWN_AFTER_MS = 500
/** How long until the browser asks for it by itself; it shows how that goes, and says so when nothing comes. */
const LEFT_AFTER_MS = 8000
const LOOK_EVERY_MS = 100

let end = () => {}

/** Run by the framework when it begins to follow a link; it does not tell when it has. The CMS shows its own bar. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse'): void {
  end()
  const from = location.href
  if (kind !== 'push' || location.pathname.startsWith('/admin') || new URL(url, from).href === from) return
  const root = document.documentElement
  const bar = setTimeout(() => root.setAttribute('data-leaving', ''), SHOWN_AFTER_MS)
  const leave = setTimeout(() => location.assign(url), LEFT_AFTER_MS)
  const look = setInterval(() => {
    if (location.href !== from) end()
  }, LOOK_EVERY_MS)
  end = () => {
    clearTimeout(bar)
    clearTimeout(leave)
    clearInterval(look)
    root.removeAttribute('data-leaving')
  }
}
