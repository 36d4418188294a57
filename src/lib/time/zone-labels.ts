type Labels = Readonly<Record<number, string>>

const centralEurope: Labels = { 60: 'CET', 120: 'CEST' }
const eastern: Labels = { [-300]: 'EST', [-240]: 'EDT' }
const central: Labels = { [-360]: 'CST', [-300]: 'CDT' }
const mountain: Labels = { [-420]: 'MST', [-360]: 'MDT' }

// Intl's own short names differ between ICU builds and locales ('EST' here, 'GMT-5' there).
const LABELS: Readonly<Record<string, Labels>> = {
  'Europe/Amsterdam': centralEurope,
  'Europe/Berlin': centralEurope,
  'Europe/Brussels': centralEurope,
  'Europe/Copenhagen': centralEurope,
  'Europe/Madrid': centralEurope,
  'Europe/Oslo': centralEurope,
  'Europe/Paris': centralEurope,
  'Europe/Prague': centralEurope,
  'Europe/Rome': centralEurope,
  'Europe/Stockholm': centralEurope,
  'Europe/Vienna': centralEurope,
  'Europe/Warsaw': centralEurope,
  'Europe/Zurich': centralEurope,
  'Europe/London': { 0: 'GMT', 60: 'BST' },
  'America/Detroit': eastern,
  'America/New_York': eastern,
  'America/Toronto': eastern,
  'America/Chicago': central,
  'America/Denver': mountain,
  'America/Phoenix': mountain,
  'America/Los_Angeles': { [-480]: 'PST', [-420]: 'PDT' },
  'America/Anchorage': { [-540]: 'AKST', [-480]: 'AKDT' },
  'Pacific/Honolulu': { [-600]: 'HST' },
}

/** The short name of a zone at this offset (minutes east of UTC); undefined for zones that we have no name for. */
export const shortZoneName = (zone: string, offsetMinutes: number): string | undefined =>
  LABELS[zone]?.[offsetMinutes]
