import { expect } from '../journey'
import { isShown, type Screen } from './screen'

const patience = { timeout: 60_000 }
/** A page that is being left cannot be asked: the next look asks the one that comes. */
const nothing = () => undefined

export const see = (screen: Screen, text: string) =>
  expect
    .poll(() => screen.evaluate(isShown, text).catch(nothing), {
      ...patience,
      message: `“${text}” on the page`,
    })
    .toBe(true)

export const at = (screen: Screen, path: string) =>
  expect.poll(() => screen.evaluate(() => location.pathname, undefined).catch(nothing), patience).toBe(path)
