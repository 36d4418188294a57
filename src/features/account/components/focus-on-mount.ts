/** Used as `ref`: keeps the keyboard's place when a focused control is replaced. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
