// node scripts/complete-lockfile.ts: after `npm install`, adds to package-lock.json the optional packages of other
// platforms that npm skipped because its registry does not have them. `npm ci` rejects a lockfile without them.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, Locked>
}

export interface MissingPackage {
  /** The package that requires it, as a path: `node_modules/@biomejs/biome`. */
  by: string
  name: string
  version: string
}

const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']
const LIBRARIES: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl' }

/** Whether Node would find the package from a path, in that folder or in one above. */
function isFound({ packages }: Lockfile, place: string, name: string): boolean {
  for (let at = place; ; ) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
    at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))
  }
}

/** The optional packages that are required and have no entry. */
export function missingPackages(lock: Lockfile): MissingPackage[] {
  return Object.entries(lock.packages).flatMap(([by, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isFound(lock, by, name))
      .map(([name, version]) => ({ by, name, version })),
  )
}

/** Paths of packages that npm installs without verifying their content. A bundled package is part of another one. */
export const withoutIntegrity = ({ packages }: Lockfile): string[] =>
  Object.entries(packages).flatMap(([place, { integrity, link, inBundle }]) =>
    !place.startsWith('node_modules/') || integrity || link || inBundle ? [] : [place],
  )

/** An entry that states the package's platform, read from its name: `cli-linux-x64-musl`. */
function entryFor({ name, version }: MissingPackage, dev: boolean | undefined, integrity: string): Locked {
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = Object.keys(LIBRARIES).filter((library) => os.includes('linux') && words.includes(library))
  if (!/^\d/.test(version) || (os.length === 0 && cpu.length === 0)) {
    throw new Error(`${name} ${version}: its name contains no platform, or this is not an exact version.`)
  }
  return {
    version,
    integrity,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc: libc.map((library) => LIBRARIES[library] ?? library) } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/**
 * The lockfile with an entry for each missing package, in npm's order. Throws if a package's platform is unknown.
 *
 * @param integrityOf returns the integrity of a package from the registry
 */
export function completed(lock: Lockfile, integrityOf: (one: MissingPackage) => string): Lockfile {
  const packages = { ...lock.packages }
  for (const one of missingPackages(lock))
    packages[`node_modules/${one.name}`] = entryFor(one, packages[one.by]?.dev, integrityOf(one))
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Throws if the registry does not have the package. */
function registryIntegrity({ name, version }: MissingPackage): string {
  const said = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim()
  if (!said.startsWith('sha512-')) throw new Error(`The registry has no integrity hash for ${name} ${version}.`)
  return said
}

if (import.meta.main) {
  const file = process.argv[2] ?? path.join(path.dirname(import.meta.dirname), 'package-lock.json')
  const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile
  const names = missingPackages(lock).map(({ name }) => name)
  fs.writeFileSync(file, `${JSON.stringify(completed(lock, registryIntegrity), null, 2)}\n`)
  console.log(names.length === 0 ? 'Nothing was missing.' : `Added ${names.join(', ')}.`)
}
