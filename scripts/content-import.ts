// Brings files of a folder, or the export of another program, into the site: npm run content:import -- FOLDER
import { resolve } from 'node:path'
import { readFolder } from './content-folder.ts'
import { exitWithUsage, onTheSite } from './user-command.ts'

const USAGE = `npm run content:import -- FOLDER [--dry-run] [--draft] [--force]
npm run content:import -- --from wordpress FILE.xml [--pictures FOLDER] [--dry-run] [--draft] [--force]
npm run content:import -- --from ghost FILE.json [--pictures FOLDER] [--dry-run] [--draft] [--force]
  --dry-run   only says what would be new or changed
  --draft     as drafts, which visitors do not see
  --force     also writes over what was changed on the site since the last export or import
  --pictures  the pictures of the old site, such as its wp-content/uploads; nothing is fetched`

const { folder, has, text } = readFolder(USAGE, ['dry-run', 'draft', 'force'], ['from', 'pictures'])
const program = text('from')

await onTheSite('content:import', async (actor) => {
  const { importContent } = await import('../src/features/content-files/import')
  const { writeManifest } = await import('../src/features/content-files/export')
  const { importOldSite, isOtherProgram } = await import('../src/features/content-files/other-sites/import')
  const options = { dryRun: has('dry-run'), draft: has('draft'), force: has('force') }
  const tell = (file: string, outcome: string, problem?: string) => {
    if (outcome !== 'same')
      console.error(problem ? `wrong    ${file}: ${problem}` : `${outcome.padEnd(8)} ${file}`)
  }
  const fromFolder = async () => {
    const { counts, hashes } = await importContent(actor, folder, options, tell)
    if (!options.dryRun)
      await writeManifest(folder, hashes).catch(() =>
        console.error(
          `The folder cannot be written, so the next import cannot tell later changes on the site from these.`,
        ),
      )
    return counts
  }
  const fromProgram = (name: string) => {
    if (!isOtherProgram(name)) return exitWithUsage(`--from ${name} is not known.`, USAGE)
    const pictures = text('pictures')
    const source = { program: name, file: folder, pictures: pictures && resolve(pictures) }
    return importOldSite(actor, source, options, { tell, note: (note) => console.error(`note     ${note}`) })
  }
  const counts = program ? await fromProgram(program) : await fromFolder()
  const said = `${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.wrong} wrong`
  return { said: options.dryRun ? `${said}. Nothing was written.` : said, failed: counts.wrong > 0 }
})
