import { type Brand, renderMessage } from '../message'

const NOT_YOU =
  'choose a new password right away and write to us: someone else may know yours or use one of your devices.'

const CHANGES = {
  added: {
    heading: 'A passkey was added',
    text: 'From now on this passkey signs in to your account. After the password, your account asks for a passkey or a code. All other devices have been signed out.',
    notYou: `If this was not you, remove the passkey on your dashboard, ${NOT_YOU}`,
  },
  removed: {
    heading: 'A passkey was removed',
    text: 'This passkey no longer signs in to your account.',
    notYou: `If this was not you, ${NOT_YOU}`,
  },
}

export interface MailedPasskey {
  change: keyof typeof CHANGES
  name: string
  secondFactor: boolean
}

export function passkeyChanged(brand: Brand, { change, name, secondFactor }: MailedPasskey) {
  const { heading, text, notYou } = CHANGES[change]
  return renderMessage(brand, {
    subject: `${heading}: ${brand.name}`,
    heading,
    paragraphs: [
      text,
      ...(secondFactor ? [] : ['It was the last one. From now on your password alone opens your account.']),
    ],
    facts: [['Passkey', name]],
    action: { label: 'Open your dashboard', url: `${brand.siteUrl}/dashboard` },
    closing: [notYou],
  })
}
