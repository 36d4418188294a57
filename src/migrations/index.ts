import * as migration_20261123_222855_initial from './20261123_222855_initial';

export const migrations = [
  {
    up: migration_20261123_222855_initial.up,
    down: migration_20261123_222855_initial.down,
    name: '20261123_222855_initial'
  },
];
