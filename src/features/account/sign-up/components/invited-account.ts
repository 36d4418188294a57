export interface InvitedAccount {
  token: string
  email: string
  fullName: string
}

const KEY = 'quickwin:invited'

export function keepInvitedAccount(account: InvitedAccount): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(account))
  } catch {
    // Storage can be disabled. The visitor then enters the address again.
  }
}

export function forgetInvitedAccount(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

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
