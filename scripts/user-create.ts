// Makes an account: npm run user:create -- --email ada@example.com --name "Ada Lovelace" --role admin --mail-link
import { addColleagueSchema } from '../src/features/account/schema'
import {
  ask,
  canAsk,
  exitWithUsage,
  linkText,
  onTheSite,
  passwordOrLink,
  readCommandLine,
} from './user-command.ts'

const USAGE = `npm run user:create -- [--email ADDRESS] [--name NAME] [--role super_admin|admin|user] [--mail-link | --password-stdin]
Missing options are asked for. --password-stdin reads the password from standard input.`

const taken = {
  active: 'This address has an account already. Set its password with npm run user:reset.',
  invited: 'This person has been added already and has not chosen a password yet. Use npm run user:reset.',
  off: 'This address has an account that is switched off. A super admin can switch it on in the back office.',
}

const given = readCommandLine(
  { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  USAGE,
)
const missing = ['email', 'name', 'role'].filter((name) => given.text(name) === undefined)
if (missing.length > 0 && !canAsk())
  exitWithUsage(`Missing: ${missing.map((name) => `--${name}`).join(', ')}`, USAGE)

const person = addColleagueSchema.safeParse({
  email: given.text('email') ?? (await ask('Email: ')),
  fullName: given.text('name') ?? (await ask('Full name: ')),
  role: given.text('role') ?? (await ask('Role (super_admin, admin or user): ')).trim(),
})
if (!person.success) exitWithUsage(person.error.issues.map(({ message }) => message).join('\n'), USAGE)
const { email, fullName, role } = person.data
const password = await passwordOrLink(given, USAGE)

await onTheSite('user:create', async (actor) => {
  const { createByCommand } = await import('../src/features/account/people/by-command')
  const { hashPassword } = await import('../src/features/account/password/hash')
  const made = await createByCommand(actor, person.data, password && (await hashPassword(password)))
  if (typeof made === 'string') return { said: taken[made], failed: true }
  const how = made.linkUntil ? linkText(email, made.linkUntil) : 'The password is set.'
  return { said: `${fullName} <${email}> has an account now, with the role ${role}. ${how}` }
})
