import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'

/**
 * Postgres refuses to run as root. When we are root, it runs under the first of these identities that works:
 * - a user namespace in which root is mapped to nobody: Postgres sees an unprivileged user and still reaches every file
 * of root, even in a folder that is closed to others (such as a checkout in a private folder);
 * - the user nobody with the capability to enter closed folders (for containers that forbid namespaces);
 * - the plain user nobody.
 */
interface Identity {
  /** The prefix of the command line. */
  prefix: string[]
  /** The owner that the data folder must have, seen from outside. */
  uid: number
  gid: number
  options: SpawnOptions
}

const idOf = (flag: string, user: string): number =>
  Number(
    execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )

function works(identity: Identity): boolean {
  const [program, ...args] = [...identity.prefix, findBinaries().initdb, '--version']
  try {
    execFileSync(program, args, {
      stdio: 'ignore',
      uid: identity.options.uid,
      gid: identity.options.gid,
    })
    return true
  } catch {
    return false
  }
}

function identityOfRoot(): Identity {
  const uid = idOf('-u', 'nobody')
  const gid = idOf('-g', 'nobody')
  const namespace: Identity = {
    prefix: ['unshare', '--user', `--map-user=${String(uid)}`, `--map-group=${String(gid)}`],
    uid: 0,
    gid: 0,
    options: {},
  }
  const capability: Identity = {
    prefix: [
      'setpriv',
      `--reuid=${String(uid)}`,
      `--regid=${String(gid)}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ],
    uid,
    gid,
    options: {},
  }
  const plain: Identity = { prefix: [], uid, gid, options: { uid, gid } }
  return [namespace, capability].find(works) ?? plain
}

let known: Identity | null | undefined

/** Null when we are not root. */
function identity(): Identity | null {
  const isRoot = process.platform !== 'win32' && userInfo().uid === 0
  known ??= isRoot ? identityOfRoot() : null
  return known
}

/** Makes the identity that Postgres runs under the owner of a file or folder. */
export function handOver(path: string): void {
  const owner = identity()
  if (owner === null || statSync(path).uid === owner.uid) return
  for (const entry of statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []) {
    chownSync(join(path, String(entry)), owner.uid, owner.gid)
  }
  chownSync(path, owner.uid, owner.gid)
}

/** Starts one of Postgres's programs under an identity that it accepts. */
export function spawnAsPostgres(
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const owner = identity()
  if (owner === null) return spawn(program, args, options)
  const [first = program, ...rest] = [...owner.prefix, program, ...args]
  return spawn(first, rest, { ...options, ...owner.options })
}
