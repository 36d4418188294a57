/** What a registration leaves for the account that may follow it, in this tab alone. */
export interface InvitedAccount {
  token: string
  email: string
  fullName: string
}

const KEY = 'quickwin:invited'

/** Kept for the way from the registration to the sign-up. */
export function keepInvitedAccount(account: InvitedAccount): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(account))
  } catch {
    // Storage can be switched off; the address is then typed once more.
  }
}

/** Once the account exists, or somebody has signed in, nothing of it is kept. */
export function forgetInvitedAccount(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}

/** The account that a registration in this tab has prepared, if there was one. */
export function invitedAccount(): InvitedAccount | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('token' in kept && 'email' in kept && 'fullName' in kept)
    )
      return null
    return { token: String(kept.token), email: String(kept.email), fullName: String(kept.fullName) }
  } catch {
    return null
  }
}
