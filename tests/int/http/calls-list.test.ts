import { contractsIn } from '@endpoints/openapi/contracts'
import config from '@payload-config'
import { expect, it } from 'vitest'

const head = `# All calls

Made from the contracts (\`src/features/*/calls.ts\`) by \`npx vitest run --project int calls-list -u\`. \`/api/openapi.json\` describes
input and answers of each. [api.md](api.md) shows the public ones in use.

| call | who | scope of keys | what |
|---|---|---|---|
`

it('docs/calls.md lists all calls', async () => {
  const rows = contractsIn(await config)
    .map(
      ({ at, who, recent, scope, about }) =>
        `| \`${at}\` | ${who}${recent ? ', proved again' : ''} | ${scope ? `\`${scope}\`` : ''} | ${about} |`,
    )
    .sort()
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot('../../../docs/calls.md')
})
