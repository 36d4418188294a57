import * as migration_20261120_185429_initial from './20261120_185429_initial';
import * as migration_20261120_185500_booking_rules from './20261120_185500_booking_rules';
import * as migration_20261120_191733_content from './20261120_191733_content';
import * as migration_20261120_191734_content_rules from './20261120_191734_content_rules';

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
    name: '20261120_191733_content'
  },
  {
    up: migration_20261120_191734_content_rules.up,
    down: migration_20261120_191734_content_rules.down,
    name: '20261120_191734_content_rules'
  },
];
