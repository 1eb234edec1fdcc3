import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** First line of postmaster.pid: the process; second line: its data folder. */
function readPostmaster(dataDir: string): { pid: number; folder: string } | null {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, folder] = readFileSync(file, 'utf8').split('\n')
  return pid === undefined || folder === undefined ? null : { pid: Number(pid), folder }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The pid may belong to another process by now; on Linux the command line shows it. */
function isPostgres(pid: number): boolean {
  const file = `/proc/${String(pid)}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8').includes('postgres') : true
}

/**
 * When the stack is killed with `kill -9`, its Postgres keeps running. We shut it down before the next start;
 * everything that it committed is on disk.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const found = readPostmaster(dataDir)
  if (found === null || resolve(found.folder) !== resolve(dataDir)) return
  if (!isAlive(found.pid) || !isPostgres(found.pid)) return
  process.kill(found.pid, 'SIGINT')
  for (let waited = 0; waited < 15_000 && isAlive(found.pid); waited += 50) await sleep(50)
  if (isAlive(found.pid)) process.kill(found.pid, 'SIGQUIT')
  for (let waited = 0; waited < 5_000 && isAlive(found.pid); waited += 50) await sleep(50)
}
