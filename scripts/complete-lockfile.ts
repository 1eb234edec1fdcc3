import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * `node scripts/complete-lockfile.ts`, after every change of dependencies. npm omits optional packages of other
 * platforms from the lock file when the registry in use does not serve them, and `npm ci` then refuses the lock file
 * everywhere. This script adds an entry for each, with the exact version that its parent requires and the platform in
 * its name, so that only that platform fetches it. docs/decisions/008
 */
const file = join(import.meta.dirname, '../package-lock.json')

const entrySchema = z.looseObject({
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) })

const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
]
const processors: [token: RegExp, cpu: string][] = [
  [/arm64|aarch64/, 'arm64'],
  [/\barm|armv7/, 'arm'],
  [/x64|x86_64/, 'x64'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
  [/wasm32/, 'wasm32'],
]

/** `@deno/linux-arm64-glibc` is for linux, arm64 and glibc. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const short = name.slice(name.lastIndexOf('/') + 1).replace('windows', 'win32')
  const system = systems.find((each) => short.includes(each))
  const processor = processors.find(([token]) => token.test(short))?.[1]
  const libc = short.includes('musl') ? 'musl' : /glibc|gnu/.test(short) ? 'glibc' : undefined
  return {
    ...(system === undefined ? {} : { os: [system] }),
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(libc === undefined || system !== 'linux' ? {} : { libc: [libc] }),
  }
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const lock = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    const top = `node_modules/${name}`
    if (lock.packages[top] !== undefined || lock.packages[nested] !== undefined) continue
    const platform = platformOf(name)
    if (!exact.test(version) || Object.keys(platform).length === 0) continue
    lock.packages[top] = { version, ...platform, optional: true }
    added += 1
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${String(added)} packages of other platforms added`)
