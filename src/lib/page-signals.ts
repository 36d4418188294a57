/** Fired on the window when the application has shown a page whose address may name one of its questions. */
export const LINKED_EVENT = 'quickwin:linked'
