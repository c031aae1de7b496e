// Picks ports for servers that need a fixed one. A system gives outgoing connections any port of its ephemeral range
// (Linux: 32768 to 60999), so a port there may be taken before the server starts: ports are chosen below such ranges.
import net from 'node:net'

const FIRST = 20_000
const AFTER_LAST = 32_768
// The ports that this process has already returned: none is returned twice.
/** @type {Set<number>} */
const given = new Set()

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => resolve(false))
    // Without a host: checks that the port is free on every address of this machine.
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** @returns {Promise<number>} a port that nothing listens on, and that no outgoing connection will take */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (AFTER_LAST - FIRST))
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No port between ${FIRST} and ${AFTER_LAST} is free.`)
}
