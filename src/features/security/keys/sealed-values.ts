import { secretPurpose } from '../../webhook/secret'

interface SealedColumn {
  table: string
  key: string
  column: string
  purpose: (key: string) => string
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'bookings', key: 'id', column: 'manage_token_sealed', purpose: () => 'booking-manage-token' },
  {
    table: 'subscribers',
    key: 'id',
    column: 'unsubscribe_token_sealed',
    purpose: () => 'newsletter-unsubscribe-token',
  },
  {
    table: 'account_credentials',
    key: 'user_id',
    column: 'totp_sealed',
    purpose: (userId) => `totp:${userId}`,
  },
  {
    table: 'calendar_settings',
    key: 'id',
    column: 'google_access_token',
    purpose: () => 'google-access-token',
  },
  {
    table: 'calendar_settings',
    key: 'id',
    column: 'google_refresh_token',
    purpose: () => 'google-refresh-token',
  },
  {
    table: 'calendar_settings_busy_calendars',
    key: 'id',
    column: 'url',
    purpose: () => 'busy-calendar-url',
  },
  {
    table: 'google_oauth_config',
    key: 'id',
    column: 'client_secret_encrypted',
    purpose: () => 'google-client-secret',
  },
  {
    table: 'webhooks',
    key: 'id',
    column: 'secret_sealed',
    purpose: secretPurpose,
  },
]

/** Queues with sealed values: the field's name and purpose. */
export const sealedJobs: readonly { queue: string; name: string; purpose: string }[] = [
  { queue: 'booking-mail', name: 'deleted', purpose: 'deleted-booking' },
  { queue: 'account-mail', name: 'sealed', purpose: 'account-mail' },
  { queue: 'account-sign-up', name: 'sealed', purpose: 'account-sign-up' },
  { queue: 'account-forgot', name: 'sealed', purpose: 'account-forgot' },
  { queue: 'newsletter-request', name: 'sealed', purpose: 'newsletter-request' },
]
