// Bundles src/lib/inline into one line that each page contains. Run it after a change there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const file = join(root, 'src/lib/inline/bundle.generated.ts')

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(root, 'src/lib/inline/main.ts'), formats: ['iife'], name: 'inline' },
    },
  })
  const [first] = [built].flat()
  const [part] = first && 'output' in first ? first.output : []
  if (part?.type !== 'chunk') throw new Error('The inline script could not be bundled.')
  return part.code.trim()
}

/** Writes the bundle. Returns true if it was out of date. */
export async function renewInlineScript(): Promise<boolean> {
  const text = `// Made by scripts/inline-script.ts.\nexport const inlineScript = ${JSON.stringify(await bundle())}\n`
  const isStale = readFileSync(file, 'utf8') !== text
  if (isStale) writeFileSync(file, text)
  return isStale
}

if (process.argv[1] === import.meta.filename) await renewInlineScript()
