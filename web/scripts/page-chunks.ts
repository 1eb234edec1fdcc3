import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

const routes = 'src/app/routes'
const texts = (locale: string, part: string) => `src/i18n/${locale}.json?part=${part}`

/** The modules that a page would load one after the other, by the first part of its address. */
const modulesOf: Record<string, string[]> = {
  '': [],
  about: [`${routes}/website/about.tsx`],
  'meet-the-team': [`${routes}/website/team.tsx`],
  'contact-us': [`${routes}/website/contact-us.tsx`],
  prices: [`${routes}/website/prices.tsx`],
  terms: [`${routes}/website/terms.tsx`],
  legal: [`${routes}/website/legal.tsx`],
  product: [`${routes}/website/product.tsx`, 'src/components/rich-text.tsx'],
  category: [`${routes}/website/category.tsx`],
  auth: [`${routes}/auth/auth-layout.tsx`, `${routes}/auth/sign-in.tsx`],
  // A visitor who opens the shop is redirected to sign-in.
  app: [`${routes}/auth/auth-layout.tsx`, `${routes}/auth/sign-in.tsx`],
}

/** The files that a page needs beyond those named in index.html, for each language. */
export type PageChunks = Record<string, Record<'en' | 'af', string[]>>

/** Reads these files from the manifest of a build. */
export function pageChunks(outDir: string): PageChunks {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')),
  )
  const closure = (module: string, into: Set<string>) => {
    const chunk = manifest[module]
    if (chunk === undefined) throw new Error(`not in the build: ${module}`)
    if (into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const imported of chunk.imports) closure(imported, into)
    return into
  }
  const always = closure('index.html', new Set())
  const files = (modules: string[]) => {
    const all = new Set<string>()
    for (const module of modules) closure(module, all)
    return [...all].filter((file) => !always.has(file)).map((file) => `/${file}`)
  }
  return Object.fromEntries(
    Object.entries(modulesOf).map(([page, modules]) => {
      const withTexts = (locale: string) =>
        files([
          texts(locale, 'first'),
          ...(modules.length === 0
            ? []
            : [...modules, texts(locale, 'rest'), 'src/i18n/server-messages.ts']),
        ])
      return [page, { en: withTexts('en'), af: withTexts('af') }]
    }),
  )
}
