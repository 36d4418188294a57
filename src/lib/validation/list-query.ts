import * as z from 'zod/mini'

const PER_PAGE = 25
const MAX_ROWS_PER_PAGE = 100
const MAX_SEARCH_LENGTH = 200

const wholeNumber = (most: number, otherwise: number) =>
  z.catch(
    z.pipe(
      z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
      z.number().check(z.int(), z.minimum(1), z.maximum(most)),
    ),
    otherwise,
  )

const searchText = z
  .string()
  .check(z.overwrite((text) => text.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()))

export const filterBy = <const Choices extends readonly string[]>(choices: Choices) =>
  z.catch(z.optional(z.enum(choices)), undefined)

/** One of `orders`; the first is the default. A leading '-' reverses an order. */
export const sortBy = <const Orders extends readonly [string, ...string[]]>(orders: Orders) =>
  z.catch(z.enum(orders), orders[0] as Orders[number])

/** Search, page and page size from the address of a list. Invalid values are ignored. */
export const listQuery = {
  search: z.catch(searchText, ''),
  page: wholeNumber(100_000, 1),
  perPage: wholeNumber(MAX_ROWS_PER_PAGE, PER_PAGE),
}
