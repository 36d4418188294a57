import * as migration_20261123_224907_initial from './20261123_224907_initial';

export const migrations = [
  {
    up: migration_20261123_224907_initial.up,
    down: migration_20261123_224907_initial.down,
    name: '20261123_224907_initial'
  },
];
