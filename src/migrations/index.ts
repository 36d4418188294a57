import * as migration_20261123_143328_initial from './20261123_143328_initial';

export const migrations = [
  {
    up: migration_20261123_143328_initial.up,
    down: migration_20261123_143328_initial.down,
    name: '20261123_143328_initial'
  },
];
