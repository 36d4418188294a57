import { type ContactPoint, type DetailRow, ourDetails } from '@/content/contact'
import { zoneName } from '@/lib/time/format'
import { parseOpeningHours } from '@/lib/time/opening-hours'

export function companyDetails(point: ContactPoint, where: string): readonly DetailRow[] {
  const hours = parseOpeningHours(point.businessHours)
  return ourDetails({ ...point, where, timeZone: hours && zoneName(hours.zone) })
}
