// Gives an account a new password: npm run user:reset -- --email ada@example.com --mail-link
import { accountEmail } from '../src/features/account/schema'
import {
  ask,
  canAsk,
  exitWithUsage,
  linkText,
  onTheSite,
  passwordOrLink,
  readCommandLine,
} from './user-command.ts'

const USAGE = `npm run user:reset -- [--email ADDRESS] [--mail-link | --password-stdin] [--end-second-factor]
Missing options are asked for. --password-stdin reads the password from standard input. --end-second-factor is for
a person who has neither the app nor a recovery code.`

const given = readCommandLine({ email: { type: 'string' }, 'end-second-factor': { type: 'boolean' } }, USAGE)
if (given.text('email') === undefined && !canAsk()) exitWithUsage('Missing: --email', USAGE)
const address = accountEmail.safeParse(given.text('email') ?? (await ask('Email: ')))
if (!address.success) exitWithUsage(address.error.issues.map(({ message }) => message).join('\n'), USAGE)
const email = address.data
const endSecondFactor = given.values['end-second-factor'] === true
const password = await passwordOrLink(given, USAGE)

await onTheSite('user:reset', async (actor) => {
  const { resetByCommand } = await import('../src/features/account/people/by-command')
  const { hashPassword } = await import('../src/features/account/password/hash')
  const done = await resetByCommand(
    actor,
    { email, endSecondFactor },
    password && (await hashPassword(password)),
  )
  if (done === 'unknown') return { said: `There is no account for ${email}.`, failed: true }
  if (done === 'off')
    return {
      said: `The account of ${email} is switched off. A super admin can switch it on in the back office.`,
      failed: true,
    }
  const sentences = done.linkUntil
    ? [linkText(email, done.linkUntil), 'The old password works until the link is used.']
    : [
        `The password of ${email} is set.`,
        `${done.endedSessions === 1 ? '1 session was' : `${done.endedSessions} sessions were`} ended, and all links are void.`,
      ]
  if (endSecondFactor) sentences.push('Signing in needs no second factor any more.')
  return { said: sentences.join(' ') }
})
