import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }

/** The IANA zone of each Windows name, in small letters. */
const windowsZones = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
)

/** What Outlook calls places without a city of their own. */
const outlookPlaces = new Map([
  ['abu dhabi', 'Asia/Dubai'],
  ['baja california', 'America/Tijuana'],
  ['beijing', 'Asia/Shanghai'],
  ['brasilia', 'America/Sao_Paulo'],
  ['cabo verde is.', 'Atlantic/Cape_Verde'],
  ['central america', 'America/Guatemala'],
  ['coordinated universal time', 'UTC'],
  ['greenland', 'America/Godthab'],
  ['indiana', 'America/Indianapolis'],
  ['solomon is.', 'Pacific/Guadalcanal'],
  ['sri jayawardenepura', 'Asia/Colombo'],
  ['west central africa', 'Africa/Lagos'],
])

const AREAS = 'Europe America Asia Australia Africa Pacific Atlantic Indian US Canada'.split(' ')

const isZone = (name: string): boolean => {
  try {
    return /^[A-Z]/i.test(name) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name) !== null
  } catch {
    return false
  }
}

/** `/mozilla.org/20070129_1/America/New_York` ends with a zone, as `tzone://Microsoft/Utc` does. */
function zoneAtEnd(name: string): string | undefined {
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean)
  return parts.map((_, index) => parts.slice(index).join('/')).find(isZone)
}

/** `GMT-0500`, `UTC+02:00`, `+0530`. */
function fixedOffset(name: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?$/i.exec(name) ?? []
  return sign && Number(hours) <= 14 ? `${sign}${hours.padStart(2, '0')}:${minutes}` : undefined
}

const offsetIn = (zone: string, month: number): string =>
  Temporal.PlainDate.from({ year: 2027, month, day: 1 }).toZonedDateTime(zone).offset

/** `(UTC-05:00) Eastern Time (US & Canada)`: the first place in a zone with this offset. */
function outlookZone(name: string): string | undefined {
  const [, offset = '+00:00', places = ''] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)\s*(.+)$/i.exec(name) ?? []
  return places
    .split(/[,;]/)
    .map((place) => place.replace(/\(.*/, '').trim().toLowerCase())
    .flatMap((place) => [
      outlookPlaces.get(place) ?? '',
      ...AREAS.map((area) => `${area}/${place.replace(/ time$/, '').replaceAll(' ', '_')}`),
    ])
    .find((zone) => isZone(zone) && [1, 7].some((month) => offsetIn(zone, month) === offset))
}

/** The zone of a name that calendars use: of IANA, Windows or Outlook, or an offset. */
export function zoneByName(written: string): string | undefined {
  const name = written.trim()
  return windowsZones.get(name.toLowerCase()) ?? zoneAtEnd(name) ?? fixedOffset(name) ?? outlookZone(name)
}
