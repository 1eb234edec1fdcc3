import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftover } from '../src/postgres/leftover.ts'

/** Memory, where Linux offers enough of it: a database that is thrown away need not wait for a disk that others use. */
const memory = '/dev/shm'
const enough = 4 * 2 ** 30

function place(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough ? memory : tmpdir()
}

const named = /^kryt-test-(\d+)-/

/** The path of a new folder for one test's data. It names the process, so that what a killed one left is recognised. */
export const throwawayFolder = (): string =>
  join(place(), `kryt-test-${String(process.pid)}-${randomUUID()}`)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's
  }
}

/** Ends and removes what test runs left behind that were killed. */
export async function removeLeftovers(places: string[] = [memory, tmpdir()]): Promise<void> {
  for (const folder of places.filter(existsSync)) {
    for (const name of readdirSync(folder)) {
      const pid = named.exec(name)?.[1]
      if (pid === undefined || isAlive(Number(pid))) continue
      await stopLeftover(join(folder, name, 'postgres'))
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
}
