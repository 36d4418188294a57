const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]')

const isIn = (menu: Element, target: EventTarget | null): target is Element =>
  target instanceof Element && menu.contains(target)

/**
 * The menu of small screens is a `details` element and opens without scripts. This closes it on Escape, after a choice, on a
 * click elsewhere, and when it loses the focus.
 */
export function closeMenu(): void {
  const closeOutside = ({ target }: Event) => {
    const menu = openMenu()
    if (menu && !isIn(menu, target)) menu.open = false
  }
  // React stops events on parts of a page that it cannot take over, for example when a file is missing. We hear them first.
  document.addEventListener('pointerdown', closeOutside, true)
  document.addEventListener('focusin', closeOutside, true)
  document.addEventListener('click', ({ target }) => {
    const menu = openMenu()
    if (menu && isIn(menu, target) && target.closest('a')) menu.open = false
  })
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const menu = openMenu()
      if (!menu || key !== 'Escape' || !isIn(menu, target)) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    true,
  )
}
