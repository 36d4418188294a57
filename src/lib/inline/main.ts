// What each page of the site does without the application. `scripts/inline-script.ts` makes one line of it.
import { openLinkedQuestion } from './linked-question.ts'
import { watchLoading } from './load-state.ts'
import { closeMenu } from './menu.ts'
import { applyTheme } from './theme.ts'

applyTheme()
closeMenu()
openLinkedQuestion()
watchLoading()
