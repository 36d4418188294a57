/** The modal or drawer of the CMS in front. It takes the focus back from everything outside it, so our dialog is rendered inside. */
export const openModal = (): Element | undefined =>
  [...document.querySelectorAll('.payload__modal-item[open]')].at(-1)
