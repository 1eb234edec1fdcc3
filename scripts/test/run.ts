import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Phase } from './reports.ts'

/** Processor seconds of all ended children and theirs, where the system tells: fields 16 and 17 of its line on us. */
function cpuOfChildren(): number | null {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(13, 15).map(Number)
    return ((user ?? 0) + (system ?? 0)) / 100
  } catch {
    return null
  }
}

/** Runs one part in sight of the reader and notes what it took. */
export function run(
  phases: Phase[],
  name: string,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const [started, before] = [performance.now(), cpuOfChildren()]
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const after = cpuOfChildren()
  phases.push({
    name,
    wall: (performance.now() - started) / 1000,
    cpu: before === null || after === null ? null : after - before,
  })
  return status === 0
}
