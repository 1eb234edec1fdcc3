import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

/**
 * Postgres refuses to run as root. As root we run it as `nobody`, but with the one capability that lets it
 * pass through folders that only root may enter (a checkout below a private folder is such a place).
 */
const asRoot = process.platform !== 'win32' && userInfo().uid === 0

interface Identity {
  uid: number
  gid: number
}

function idOf(user: string): Identity | null {
  try {
    const number = (flag: string) =>
      Number(
        execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return null
  }
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const identity = asRoot ? (idOf('nobody') ?? idOf('postgres')) : null
const setpriv = identity !== null && hasSetpriv()

/** Gives a folder to the user that Postgres runs as; nothing to do for a normal user. */
export function handOver(folder: string): void {
  if (identity !== null) chownSync(folder, identity.uid, identity.gid)
}

/** Starts one of Postgres's programs under an identity that it accepts. */
export function spawnAsPostgres(
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  if (identity === null) return spawn(program, args, options)
  if (!setpriv) return spawn(program, args, { ...options, ...identity })
  const drop = [
    `--reuid=${String(identity.uid)}`,
    `--regid=${String(identity.gid)}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return spawn('setpriv', [...drop, program, ...args], options)
}
