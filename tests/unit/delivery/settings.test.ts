import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '@/env'

/** Set by the image. */
const SET_BY_IMAGE = ['PORT', 'DATA_DIR']
/** A container has one address, and no local calendar to be tried with. */
const NOT_FOR_COMPOSE = ['LISTEN_HOST', 'GOOGLE_API_ROOT_URL', 'GOOGLE_OAUTH_ROOT_URL']

const names = settingNames.filter((name) => name !== 'NODE_ENV')

describe('the settings that the site reads', () => {
  it('are those of the table in README.md, and no others are', () => {
    const table = /\| name \| default \| meaning \|\n([\s\S]*?)\n\n/.exec(
      readFileSync('README.md', 'utf8'),
    )?.[1]
    const listed = (table ?? '')
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
    expect(listed.sort()).toEqual([...names].sort())
  })

  it('reach the site in docker compose, all but those that mean nothing there', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })
    const handed = Object.keys(services.site.environment).map((name) => name.replace(/_FILE$/, ''))
    const dockerfile = readFileSync('Dockerfile', 'utf8')
    for (const name of SET_BY_IMAGE) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'))
    expect([...handed, ...SET_BY_IMAGE, ...NOT_FOR_COMPOSE].sort()).toEqual([...names].sort())
  })
})
