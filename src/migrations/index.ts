import * as migration_20261123_152601_initial from './20261123_152601_initial';

export const migrations = [
  {
    up: migration_20261123_152601_initial.up,
    down: migration_20261123_152601_initial.down,
    name: '20261123_152601_initial'
  },
];
