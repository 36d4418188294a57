import { describe, expect, it } from 'vitest'
import { namedCommands, namedDecisions, namedIdentifiers } from '../../../scripts/named-words'

describe('the words that a document names', () => {
  it('include decision records in every spelling', () => {
    expect(
      namedDecisions(
        'Why (0042), also (`http/visits.ts`, 0040) and decision 0037. [x](decisions/0061-y.md) docs/decisions/0084.',
      ),
    ).toEqual(['0042', '0040', '0037', '0061', '0084'])
    expect(namedDecisions('mode 0600, (0600 bytes), port 0042, 2026')).toEqual([])
  })

  it('include commands, in blocks too', () => {
    expect(
      namedCommands('`npm run build`\n```\nnpm run -s backup -- --keep 14\n```\nnpm run user:create'),
    ).toEqual(['build', 'backup', 'user:create'])
  })

  it('include names of code and not plain words', () => {
    expect(
      namedIdentifiers('`DataTable`, `useForm()`, `SITE_URL`, `status`, `<Pager page={2} />`, `a-b`, Plain'),
    ).toEqual(['DataTable', 'useForm', 'SITE_URL', 'Pager'])
  })
})
