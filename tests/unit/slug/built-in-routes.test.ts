import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageKeys } from '../../../src/content/page-copies'
import { builtInRoutes } from '../../../src/features/slug/built-in-routes'
import { isReservedSlug, isSlug } from '../../../src/features/slug/slug'

/** The first parts of the addresses that a folder of the router answers. Groups such as (site) are no part of them. */
const routesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? routesIn(join(folder, name)) : [name]))

it('an editor’s page cannot take the address of any route of the site', () => {
  const routes = routesIn(join(import.meta.dirname, '../../../src/app')).filter(isSlug)
  expect(routes).toContain('pricing')
  expect(routes.filter((route) => !builtInRoutes.includes(route))).toEqual([])
  for (const key of pageKeys.filter((each) => each !== 'home'))
    expect([key, isReservedSlug('custom-pages', key)]).toEqual([key, true])
  expect(isReservedSlug('custom-pages', 'our-own-page')).toBe(false)
  expect(isReservedSlug('case-studies', 'pricing')).toBe(false)
})
