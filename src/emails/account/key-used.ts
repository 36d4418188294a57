import { type Brand, renderMessage } from '../message'

export interface MailedKey {
  name: string
  network: string
}

export const keyUsed = (brand: Brand, { name, network }: MailedKey) =>
  renderMessage(brand, {
    subject: `An API key was used from a new network: ${brand.name}`,
    heading: 'An API key was used from a new network',
    paragraphs: ['A program used your API key from this network for the first time.'],
    facts: [
      ['API key', name],
      ['Network', network],
    ],
    action: { label: 'Open your API keys', url: `${brand.siteUrl}/dashboard#api-keys` },
    closing: ['If you do not know this program, revoke the key now.'],
  })
