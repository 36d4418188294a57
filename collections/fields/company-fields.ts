import type { Field } from 'payload'

const line = (name: string, label: string, maxLength = 120): Field => ({
  name,
  type: 'text',
  maxLength,
  label,
})
const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** Company data that the law requires (features/legal/company). */
export const companyFields: Field[] = [
  row(line('legalName', 'Company name'), line('legalForm', 'Legal form', 60)),
  row(line('street', 'Street and number'), line('postcode', 'Postcode', 20), line('city', 'City', 80)),
  line('country', 'Country', 80),
  line('representative', 'Managing director or owner'),
  row(line('register', 'Register and court'), line('registrationNumber', 'Registration number', 60)),
  line('vatNumber', 'VAT number', 40),
  row(
    { name: 'securityEmail', type: 'email', label: 'Security contact email' },
    line('supervisoryAuthority', 'Supervisory authority for data protection', 160),
  ),
]
