import type { SanitizedConfig } from 'payload'
import { listCallTypes } from '@/features/booking/calls'
import type { Contract } from '@/lib/http/contract'
import { contractOf } from '../route'

/** The contracts of all endpoints in the configuration, and of the calls that the CMS answers. */
export const contractsIn = ({ endpoints, collections, globals }: SanitizedConfig): Contract[] => [
  listCallTypes,
  ...[endpoints, ...[...collections, ...globals].map((own) => own.endpoints)]
    .flatMap((own) => own || [])
    .flatMap((each) => contractOf(each) ?? []),
]
