import { linkedScript } from './linked-script'
import { menuScript } from './menu-script'
import { themeScript } from './theme-script'
import { viewScript } from './view-script'

/** The script that stands in each page. Policies name it by its hash. */
export const inlineScript = [themeScript, menuScript, linkedScript, viewScript].join(';')
