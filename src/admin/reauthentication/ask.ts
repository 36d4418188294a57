/** Opens the dialog. Resolves to true after the person has confirmed their identity, false if they closed it. */
type Ask = () => Promise<boolean>

let openDialog: Ask | undefined
let waiting: Promise<boolean> | undefined

/** Called by the dialog. @returns a function that removes it. */
export function setDialog(open: Ask): () => void {
  openDialog = open
  return () => {
    openDialog = undefined
  }
}

/** Several calls that are rejected at once wait for one dialog. */
export function askWhoYouAre(): Promise<boolean> {
  waiting ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
    waiting = undefined
  })
  return waiting
}
