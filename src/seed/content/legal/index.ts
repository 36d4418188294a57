import type { SeedLegalPage } from '../types'
import { imprint } from './imprint'
import { privacy } from './privacy'
import { terms } from './terms'

export const legalPages: readonly SeedLegalPage[] = [privacy, terms, imprint]
