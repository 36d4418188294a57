import type { SanitizedConfig } from 'payload'
import { listCallTypes } from '@/features/booking/calls'
import { type Contract, partsOf } from '@/lib/http/contract'
import { contractOf } from '../access/keys'

/** The contracts of all endpoints in the configuration, and of the calls that the CMS answers. */
export const contractsIn = ({ endpoints, collections, globals }: SanitizedConfig): Contract[] => [
  listCallTypes,
  ...[endpoints, ...[...collections, ...globals].map((own) => own.endpoints)]
    .flatMap((own) => own || [])
    .flatMap((each) => contractOf(each) ?? []),
]

const patterns = new WeakMap<SanitizedConfig, { contract: Contract; method: string; pattern: RegExp }[]>()

const patternsOf = (config: SanitizedConfig) =>
  contractsIn(config).map((contract) => {
    const { method, path } = partsOf(contract)
    return {
      contract,
      method,
      pattern: new RegExp(`^${path.replaceAll('.', '[.]').replace(/:\w+/g, '[^/]+')}/?$`),
    }
  })

/** The contract of the call that a request makes. */
export function contractAt(config: SanitizedConfig, method: string, path: string): Contract | undefined {
  const known = patterns.get(config) ?? patternsOf(config)
  patterns.set(config, known)
  const asked = method === 'HEAD' ? 'GET' : method
  return known.find((each) => each.method === asked && each.pattern.test(path))?.contract
}
