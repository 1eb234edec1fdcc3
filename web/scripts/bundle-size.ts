// Prints the JavaScript that a first visit to each page downloads before the page can be used, and what is
// then loaded for live prices. Ends with 1 when a page exceeds its budget (page-budgets.ts) or needs texts
// of a part of the catalogue that it does not load (text-parts.ts).
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import english from '../src/i18n/en.json' with { type: 'json' }
import { readManifest } from './manifest.ts'
import { always, pages } from './page-budgets.ts'
import { areaOf, idsIn, loadedBy, loadedWith, textParts } from './text-parts.ts'

const outDir = resolve(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? 'dist')
const manifest = readManifest(outDir)

/** A module's chunk and all chunks that it imports statically. */
function closure(module: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[module]
  if (chunk === undefined) throw new Error(`not in the build: ${module}`)
  if (into.has(chunk.file)) return into
  into.add(chunk.file)
  for (const imported of chunk.imports) closure(imported, into)
  return into
}

interface Size {
  brotli: number
  gzip: number
}

const nothing: Size = { brotli: 0, gzip: 0 }
const plus = (a: Size, b: Size): Size => ({ brotli: a.brotli + b.brotli, gzip: a.gzip + b.gzip })

const sizes = new Map<string, Size>()
function sizeOf(file: string): Size {
  if (!file.endsWith('.js')) return nothing
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = readFileSync(join(outDir, file))
  const size = { brotli: brotliCompressSync(content).length, gzip: gzipSync(content).length }
  sizes.set(file, size)
  return size
}

/** The size of what the modules download in addition to what is already present. */
function total(modules: string[], present: string[] = []): Size {
  const there = new Set<string>()
  for (const module of present) closure(module, there)
  const files = new Set<string>()
  for (const module of modules) closure(module, files)
  return [...files]
    .filter((file) => !there.has(file))
    .reduce((sum, file) => plus(sum, sizeOf(file)), nothing)
}

const column = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
const line = ({ brotli, gzip }: Size, name: string) =>
  process.stdout.write(`${column(brotli)}${column(gzip)}  ${name}\n`)

process.stdout.write('\nJavaScript of a first visit\n    brotli      gzip\n')
const tooLarge: string[] = []
for (const [page, { modules, budget }] of Object.entries(pages)) {
  const size = total([...always, ...modules])
  line(size, page)
  const over = size.brotli - budget * 1000
  if (over > 0) tooLarge.push(`${page} is over its budget by ${column(over).trim()}`)
}
line(
  total(['src/app/live/start.ts'], always),
  'more on each page, after it has loaded: live prices',
)
process.stdout.write('the largest files\n')
const largest = [...sizes].sort(([, a], [, b]) => b.brotli - a.brotli).slice(0, 6)
for (const [file, size] of largest) line(size, file)

const partOf = textParts()

/** The texts that a module and its static imports need and that are not in these parts of the catalogue. */
function textsOutside(module: string, parts: readonly string[]): string[] {
  return [...closure(module)]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => idsIn(readFileSync(join(outDir, file), 'utf8')))
    .filter((id) => id in english && !parts.includes(partOf(id)))
}

/** Pages, and parts that are loaded by themselves. */
const loaded = Object.keys(manifest).filter((module) => /^src\/(?!main).*\.tsx?$/.test(module))
const missing = [
  ...textsOutside('index.html', ['first']).map((id) => `index.html: ${id}`),
  ...loaded.flatMap((module) => {
    const area = areaOf(module) ?? 'rest'
    const outside = textsOutside(module, [
      'first',
      'rest',
      area,
      ...(loadedWith[area] ?? []),
      ...(loadedBy[module] ?? []),
    ])
    return outside.length > 0 ? `${module}: ${outside.join(' ')}` : []
  }),
]
/** Files that import each other: one of them runs before what it needs is there. */
function inCircle(module: string): boolean {
  const { file = '', imports = [] } = manifest[module] ?? {}
  return imports.some((imported) => closure(imported).has(file))
}

const circles = Object.keys(manifest).filter(inCircle)

const faults = [
  ...tooLarge,
  ...(circles.length > 0 ? [`files that import each other: ${circles.join(' ')}`] : []),
  ...missing.map((texts) => `texts that a page does not load, of ${texts}`),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
