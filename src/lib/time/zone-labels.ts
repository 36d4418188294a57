// Intl's own short names differ between ICU builds and locales ('EST' here, 'GMT-5' there).
const LABELS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'Europe/Berlin': { 60: 'CET', 120: 'CEST' },
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'America/New_York': { [-300]: 'EST', [-240]: 'EDT' },
  'America/Los_Angeles': { [-480]: 'PST', [-420]: 'PDT' },
}

/** The short name of a zone at this offset (minutes east of UTC); undefined for zones that we have no name for. */
export const shortZoneName = (zone: string, offsetMinutes: number): string | undefined =>
  LABELS[zone]?.[offsetMinutes]
