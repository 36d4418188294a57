import * as migration_20261120_185429_initial from './20261120_185429_initial';
import * as migration_20261120_185500_booking_rules from './20261120_185500_booking_rules';
import * as migration_20261120_191733_content from './20261120_191733_content';
import * as migration_20261120_191734_content_rules from './20261120_191734_content_rules';
import * as migration_20261120_192759_accounts from './20261120_192759_accounts';
import * as migration_20261120_192809_own_sign_in from './20261120_192809_own_sign_in';
import * as migration_20261120_192900_account_rules from './20261120_192900_account_rules'
import * as migration_20261120_200300_unlogged_limits from './20261120_200300_unlogged_limits'
import * as migration_20261120_222942_account_safety from './20261120_222942_account_safety'

export const migrations = [
  {
    up: migration_20261120_185429_initial.up,
    down: migration_20261120_185429_initial.down,
    name: '20261120_185429_initial',
  },
  {
    up: migration_20261120_185500_booking_rules.up,
    down: migration_20261120_185500_booking_rules.down,
    name: '20261120_185500_booking_rules',
  },
  {
    up: migration_20261120_191733_content.up,
    down: migration_20261120_191733_content.down,
    name: '20261120_191733_content',
  },
  {
    up: migration_20261120_191734_content_rules.up,
    down: migration_20261120_191734_content_rules.down,
    name: '20261120_191734_content_rules',
  },
  {
    up: migration_20261120_192759_accounts.up,
    down: migration_20261120_192759_accounts.down,
    name: '20261120_192759_accounts',
  },
  {
    up: migration_20261120_192809_own_sign_in.up,
    down: migration_20261120_192809_own_sign_in.down,
    name: '20261120_192809_own_sign_in'
  },
  {
    up: migration_20261120_192900_account_rules.up,
    down: migration_20261120_192900_account_rules.down,
    name: '20261120_192900_account_rules',
  },
  {
    up: migration_20261120_200300_unlogged_limits.up,
    down: migration_20261120_200300_unlogged_limits.down,
    name: '20261120_200300_unlogged_limits',
  },
  {
    up: migration_20261120_222942_account_safety.up,
    down: migration_20261120_222942_account_safety.down,
    name: '20261120_222942_account_safety',
  },
]
