import { env } from '../../env'
import type { KeyRing } from './key-ring'

export const siteKeys: KeyRing = {
  get current() {
    return env.ENCRYPTION_KEY
  },
  get old() {
    return env.ENCRYPTION_KEYS_OLD
  },
}
