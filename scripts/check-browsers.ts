// Fails if the built script files need a newer browser than package.json names in `browserslist`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** ES2024, and in all of these browsers; and methods of a library's own class that have the name of a newer one. */
const allowed = ['StringToWellFormed', 'Uint8ArrayToBase64']

const manifest: { polyfillFiles: string[] } = JSON.parse(
  readFileSync(join(root, '.next/build-manifest.json'), 'utf8'),
)
// Files for browsers without modules; the others never load them.
const old = manifest.polyfillFiles.map((file) => `.next/${file}`)

const args = ['checkBrowser', '.next/static/chunks/*.js', '--checkFeatures', '--noCache']
const { status } = spawnSync('es-check', [...args, '--not', old.join(), '--allowList', allowed.join()], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
