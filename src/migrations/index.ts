import * as migration_20261124_023320_initial from './20261124_023320_initial';

export const migrations = [
  {
    up: migration_20261124_023320_initial.up,
    down: migration_20261124_023320_initial.down,
    name: '20261124_023320_initial'
  },
];
