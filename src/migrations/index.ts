import * as migration_20261124_021752_initial from './20261124_021752_initial';

export const migrations = [
  {
    up: migration_20261124_021752_initial.up,
    down: migration_20261124_021752_initial.down,
    name: '20261124_021752_initial'
  },
];
