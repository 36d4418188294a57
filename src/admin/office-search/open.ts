type Open = () => void

let openDialog: Open | undefined

/** Called by the dialog. @returns a function that removes it. */
export function setOpener(open: Open): () => void {
  openDialog = open
  return () => {
    openDialog = undefined
  }
}

export const openSearch: Open = () => openDialog?.()
