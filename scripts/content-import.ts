// Brings files of a folder into the site: npm run content:import -- FOLDER [--dry-run] [--draft] [--force]
import { readFolder } from './content-folder.ts'
import { onTheSite } from './user-command.ts'

const USAGE = `npm run content:import -- FOLDER [--dry-run] [--draft] [--force]
  --dry-run  only says what would be new or changed
  --draft    as drafts, which visitors do not see
  --force    also writes over what was changed on the site since the last export or import`

const { folder, has } = readFolder(USAGE, ['dry-run', 'draft', 'force'])

await onTheSite('content:import', async (actor) => {
  const { importContent } = await import('../src/features/content-files/import')
  const { writeManifest } = await import('../src/features/content-files/export')
  const options = { dryRun: has('dry-run'), draft: has('draft'), force: has('force') }
  const { counts, hashes } = await importContent(actor, folder, options, (file, outcome, problem) => {
    if (outcome !== 'same')
      console.error(problem ? `wrong    ${file}: ${problem}` : `${outcome.padEnd(8)} ${file}`)
  })
  if (!options.dryRun)
    await writeManifest(folder, hashes).catch(() =>
      console.error(
        `The folder cannot be written, so the next import cannot tell later changes on the site from these.`,
      ),
    )
  const said = `${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.wrong} wrong`
  return { said: options.dryRun ? `${said}. Nothing was written.` : said, failed: counts.wrong > 0 }
})
