import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The files that integration tests start as processes of their own. */
const FILES = [
  ...['backup', 'restore', 'audit-verify', 'user-create', 'user-reset'].map((name) => `scripts/${name}`),
  ...['prepare-template', 'deliver-waiting'].map((name) => `tests/support/${name}`),
]

/** As in the source: a command finds the folder of the site from where it lies. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id)),
}

/** Builds them into the folder: as sources they spend three quarters of a test's time in being loaded. */
export async function buildCommands(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    plugins: [whereItWas],
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: Object.fromEntries(FILES.map((name) => [name, join(root, `${name}.ts`)])) },
    },
  })
}
