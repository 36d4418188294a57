// What each page does before the application runs. `scripts/inline-script.ts` bundles it into one line.

import { loadFilesAfterPaint } from '../../patches/next/page-html/load-files.ts'
import { keepFocusAtLoad } from './keep-focus.ts'
import { watchLoading } from './load-state.ts'
import { closeMenu } from './menu.ts'
import { rememberSource } from './source.ts'
import { applyTheme } from './theme.ts'

applyTheme()
closeMenu()
rememberSource()
keepFocusAtLoad()
watchLoading()
loadFilesAfterPaint()
