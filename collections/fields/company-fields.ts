import type { Field } from 'payload'
import { line, row } from './simple-fields'

/** Company data that the law requires (features/legal/company). */
export const companyFields: Field[] = [
  row(line('legalName', 'Company name', 120), line('legalForm', 'Legal form', 60)),
  row(line('street', 'Street and number', 120), line('postcode', 'Postcode', 20), line('city', 'City', 80)),
  line('country', 'Country', 80),
  line('representative', 'Managing director or owner', 120),
  row(line('register', 'Register and court', 120), line('registrationNumber', 'Registration number', 60)),
  line('vatNumber', 'VAT number', 40),
  row(
    { name: 'securityEmail', type: 'email', label: 'Security contact email' },
    line('supervisoryAuthority', 'Supervisory authority for data protection', 160),
  ),
]
