import * as migration_20261124_032645_initial from './20261124_032645_initial';

export const migrations = [
  {
    up: migration_20261124_032645_initial.up,
    down: migration_20261124_032645_initial.down,
    name: '20261124_032645_initial'
  },
];
