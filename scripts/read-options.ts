import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the options. An unknown option ends the process with the reason and the usage. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
