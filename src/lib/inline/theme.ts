/** Where the browser stores the choice; 'system' is not stored. */
const KEY = 'quickwin:theme'

type Theme = 'light' | 'dark' | 'system'

const asTheme = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system')

function kept(): Theme {
  try {
    return asTheme(localStorage.getItem(KEY))
  } catch {
    return 'system'
  }
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is disabled: the choice lasts for this page.
  }
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const choice of document.querySelectorAll<HTMLSelectElement>('select[name=theme]'))
    choice.value = theme
}

/** Applies light or dark before the first paint, shows it in the switch, and stores a new choice. */
export function applyTheme(): void {
  apply(kept())
  document.addEventListener('readystatechange', () => apply(kept()))
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'theme') return
      const theme = asTheme(target.value)
      keep(theme)
      apply(theme)
    },
    true,
  )
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply(kept())
  })
}
