// A port for a server that must be told one. A system gives connections that go out any port of its own range (Linux: 32768 to
// 60999), so one that is free there now may be taken when the server starts: these are looked for below such ranges.
import net from 'node:net'

const FIRST = 20_000
const AFTER_LAST = 32_768
// What this process has given away: none is given twice.
/** @type {Set<number>} */
const given = new Set()

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => resolve(false))
    // Without a host: no address of this machine has it.
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** @returns {Promise<number>} a port that nobody listens on, and that no connection of another program will take */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (AFTER_LAST - FIRST))
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No port between ${FIRST} and ${AFTER_LAST} is free.`)
}
