import * as migration_20261124_025356_initial from './20261124_025356_initial';

export const migrations = [
  {
    up: migration_20261124_025356_initial.up,
    down: migration_20261124_025356_initial.down,
    name: '20261124_025356_initial'
  },
];
