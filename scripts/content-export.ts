// Writes what editors own as files: npm run content:export -- FOLDER
import { readFolder } from './content-folder.ts'
import { onTheSite } from './user-command.ts'

const { folder } = readFolder('npm run content:export -- FOLDER', [])

await onTheSite('content:export', async (actor) => {
  const { exportContent } = await import('../src/features/content-files/export')
  const { files, drafts, notes } = await exportContent(actor, folder)
  const unpublished = drafts.map(
    (path) => `${path}: has changes that are not published. The file has the published text.`,
  )
  return { said: [...notes, ...unpublished, `${files} files in ${folder}`].join('\n') }
})
