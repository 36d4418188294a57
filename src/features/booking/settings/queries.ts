import type { Payload, PayloadRequest } from 'payload'
import type { CalendarSetting } from '@/payload-types'
import type { CalendarRules } from '../types'
import { rulesOf } from './rules'

/** The settings as stored, in the transaction of `req` if given. */
export const storedSettings = (payload: Payload, req?: PayloadRequest): Promise<CalendarSetting> =>
  payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: true, ...(req ? { req } : {}) })

/** The current rules, in the transaction of `req` if given. */
export const currentRules = async (payload: Payload, req?: PayloadRequest): Promise<CalendarRules> =>
  rulesOf(await storedSettings(payload, req))

/** Until how many hours before a call its visitor can move or cancel it. */
export const changeNoticeHours = async (req: PayloadRequest): Promise<number> =>
  (await storedSettings(req.payload, req)).minimumChangeNoticeHours
