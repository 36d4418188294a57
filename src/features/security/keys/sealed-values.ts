import { secretPurpose } from '../../webhook/secret'

interface SealedColumn {
  table: string
  key: string
  column: string
  purpose: (key: string) => string
}

const ofRows = (table: string, column: string, purpose: SealedColumn['purpose'], key = 'id') => ({
  ...{ table, key, column, purpose },
})

export const sealedColumns: readonly SealedColumn[] = [
  ofRows('bookings', 'manage_token_sealed', () => 'booking-manage-token'),
  ofRows('subscribers', 'unsubscribe_token_sealed', () => 'newsletter-unsubscribe-token'),
  ofRows('account_credentials', 'totp_sealed', (userId) => `totp:${userId}`, 'user_id'),
  ofRows('calendar_settings', 'google_access_token', () => 'google-access-token'),
  ofRows('calendar_settings', 'google_refresh_token', () => 'google-refresh-token'),
  ofRows('calendar_settings_busy_calendars', 'url', () => 'busy-calendar-url'),
  ofRows('google_oauth_config', 'client_secret_encrypted', () => 'google-client-secret'),
  ofRows('webhooks', 'secret_sealed', secretPurpose),
]

/** Queues with sealed values: the field's name and purpose. */
export const sealedJobs: readonly { queue: string; name: string; purpose: string }[] = [
  { queue: 'booking-mail', name: 'deleted', purpose: 'deleted-booking' },
  { queue: 'account-mail', name: 'sealed', purpose: 'account-mail' },
  { queue: 'account-sign-up', name: 'sealed', purpose: 'account-sign-up' },
  { queue: 'account-forgot', name: 'sealed', purpose: 'account-forgot' },
  { queue: 'newsletter-request', name: 'sealed', purpose: 'newsletter-request' },
]
