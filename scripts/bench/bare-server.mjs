// The comparison for the page memory: a bare Node server with the same bytes. Arguments: file, encoding.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, encoding] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  'content-encoding': encoding,
}
const server = createServer((_, res) => {
  res.writeHead(200, headers)
  res.end(body)
})
server.listen(0, () => process.stdout.write(`${server.address().port}\n`))
