import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const functionsDir = resolve(import.meta.dirname, '../..')
const denoConfig = z.object({ imports: z.record(z.string(), z.string()) })
const manifest = z.object({ version: z.string() })
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const functions = readdirSync(functionsDir).filter((name) =>
  existsSync(join(functionsDir, name, 'index.ts')),
)

/** Takes `npm:@scope/name@1.2.3/path` apart. */
const specifier = /^npm:((?:@[^/]+\/)?[^@/]+)@(\d+\.\d+\.\d+)(\/.+)?$/

// The platform must install the same versions that the functions run with here.
describe.each(functions)('%s', (name) => {
  const { imports } = denoConfig.parse(read(join(functionsDir, name, 'deno.json')))

  it.each(Object.entries(imports))('pins %s to the installed version', (alias, target) => {
    const [, packageName = '', version, path = ''] = specifier.exec(target) ?? []
    expect(alias).toBe(packageName + path)
    expect(version).toBe(installedVersion(packageName))
  })

  it('names every package that it imports: hosted, there is no other way to find one', () => {
    const missing = [...packagesOf(join(functionsDir, name, 'index.ts'))].filter(
      (each) => !(each in imports),
    )
    expect(missing).toEqual([])
  })
})

/** The packages that a file and the files that it imports need when they run. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const found = [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?'([^']+)'/gm,
    ),
  ].map(([, from = '']) => from)
  return new Set(
    found.flatMap((from) => {
      if (from.startsWith('.')) return [...packagesOf(resolve(dirname(file), from), seen)]
      return from.startsWith('node:') ? [] : [from]
    }),
  )
}

function installedVersion(packageName: string): string {
  const folder = require.resolve
    .paths(packageName)
    ?.map((path) => join(path, packageName, 'package.json'))
    .find((path) => existsSync(path))
  return manifest.parse(read(folder ?? '')).version
}
