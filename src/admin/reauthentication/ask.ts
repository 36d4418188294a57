/** Opens the dialog; true once the person has proved who they are, false when they have closed it. */
type Ask = () => Promise<boolean>

let openDialog: Ask | undefined
let waiting: Promise<boolean> | undefined

/** Called by the dialog. @returns what takes it back. */
export function setDialog(open: Ask): () => void {
  openDialog = open
  return () => {
    openDialog = undefined
  }
}

/** Several calls that are refused at once wait for one dialog. */
export function askWhoYouAre(): Promise<boolean> {
  waiting ??= (openDialog?.() ?? Promise.resolve(false)).finally(() => {
    waiting = undefined
  })
  return waiting
}
