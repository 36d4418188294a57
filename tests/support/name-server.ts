import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const TYPE_A = 1
/** Answer, authoritative, recursion desired and available. */
const FLAGS = 0x8580

/** One record for the name of the question, kept for no time. */
function record(address: string): Buffer {
  return Buffer.from([
    0xc0,
    HEADER_BYTES,
    0,
    TYPE_A,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    4,
    ...address.split('.').map(Number),
  ])
}

/**
 * A name server that gives every name the same IPv4 addresses, in another order each time: what Docker's does for the
 * replicas of a service.
 */
export async function nameServer(addresses: string[]) {
  const socket = createSocket('udp4')
  let turn = 0
  socket.on('message', (query, { port, address }) => {
    // The one question ends with the empty label, its type and its class.
    const end = query.indexOf(0, HEADER_BYTES) + 5
    const asksForA = query.readUInt16BE(end - 4) === TYPE_A
    const shift = turn++ % addresses.length
    const answers = asksForA ? [...addresses.slice(shift), ...addresses.slice(0, shift)].map(record) : []
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(FLAGS, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  // With its protocol, without which Caddy asks by TCP.
  return { address: `udp/127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}
