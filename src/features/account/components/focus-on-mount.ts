/**
 * As the `ref` of what takes the place of a focused control: the keyboard and screen readers go on there, and not
 * at the top of the page.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
