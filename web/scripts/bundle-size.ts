// Prints the JavaScript that a first visit to each page downloads before the page can be used, and what is
// then loaded for live prices. Ends with 1 when the landing page exceeds its budget of 170 kB, compressed
// with brotli.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import english from '../src/i18n/en.json' with { type: 'json' }
import { firstVisitIds, idsIn } from './first-visit-texts.ts'

const budget = 170_000

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

const outDir = resolve(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? 'dist')
const manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')),
)

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

/** Downloaded on every page: the app and the first texts of one language. */
const always = ['index.html', 'src/i18n/en.json?part=first']

/** Needed on every page except the landing page: the other texts and the messages for errors. */
const more = ['src/i18n/en.json?part=rest', 'src/i18n/server-messages.ts']

const pages: Record<string, string[]> = {
  // It is part of what every page downloads (scripts/first-visit-chunk.ts).
  landing: [],
  'landing, scrolled down to the contact form': [
    'src/app/routes/website/sections/below-the-shelf.tsx',
    'src/features/contact/contact-form.tsx',
    ...more,
  ],
  category: ['src/app/routes/website/category.tsx', ...more],
  product: ['src/app/routes/website/product.tsx', 'src/components/rich-text.tsx', ...more],
  'sign in': ['src/app/routes/auth/auth-layout.tsx', 'src/app/routes/auth/sign-in.tsx', ...more],
  about: ['src/app/routes/website/about.tsx', ...more],
  'a legal page': ['src/app/routes/website/legal.tsx', ...more],
  'shop, signed in': [
    'src/app/layouts/app/app-layout.tsx',
    'src/app/routes/shop/shelf.tsx',
    'src/features/cart/cart-button.tsx',
    'src/lib/auth-client.ts',
    ...more,
  ],
  'orders, signed in': [
    'src/app/layouts/app/app-layout.tsx',
    'src/app/routes/shop/orders.tsx',
    'src/lib/auth-client.ts',
    ...more,
  ],
  'library, signed in': [
    'src/app/layouts/app/app-layout.tsx',
    'src/app/routes/library/library.tsx',
    'src/lib/auth-client.ts',
    ...more,
  ],
  'a paper to print': [
    'src/app/routes/workspace/print-assessment.tsx',
    'src/lib/auth-client.ts',
    ...more,
  ],
  'product, signed in, cart open': [
    'src/features/cart/cart-button.tsx',
    'src/app/routes/website/product.tsx',
    'src/components/rich-text.tsx',
    'src/features/cart/cart-dialog.tsx',
    'src/lib/auth-client.ts',
    ...more,
  ],
}

const column = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
const line = ({ brotli, gzip }: Size, name: string) =>
  process.stdout.write(`${column(brotli)}${column(gzip)}  ${name}\n`)

process.stdout.write('\nJavaScript of a first visit\n    brotli      gzip\n')
for (const [page, modules] of Object.entries(pages)) line(total([...always, ...modules]), page)
line(
  total(['src/app/live/start.ts'], always),
  'more on each page, after it has loaded: live prices',
)
process.stdout.write('the largest files\n')
const largest = [...sizes].sort(([, a], [, b]) => b.brotli - a.brotli).slice(0, 6)
for (const [file, size] of largest) line(size, file)

const firstVisit = new Set<string>()
for (const module of ['index.html', ...(pages['landing'] ?? [])]) closure(module, firstVisit)
const known = firstVisitIds()
const missing = [...firstVisit]
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => idsIn(readFileSync(join(outDir, file), 'utf8')))
  .filter((id) => id in english && !known.has(id))
if (missing.length > 0) {
  process.stdout.write(`texts of the landing page outside its catalogue: ${missing.join(' ')}\n`)
  process.exitCode = 1
}

const landing = total([...always, ...(pages['landing'] ?? [])]).brotli
if (landing > budget) {
  process.stdout.write(`over the budget by ${column(landing - budget).trim()}\n`)
  process.exitCode = 1
}
