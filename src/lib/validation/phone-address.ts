/** The address that dials a stored or shown number: `tel:+49301234567;ext=5`. In `+49 (0)30` the zero is not dialled. */
export function phoneAddress(phone: string): string {
  const [number = '', extension] = phone.split(/;ext=| ext\. /)
  const digits = number.replace('(0)', '').replace(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
