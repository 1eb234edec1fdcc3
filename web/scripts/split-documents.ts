import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const imports = /import\s*\{([^}]*)\}\s*from\s*'@\/graphql\/generated\.ts'/g
const query = '?document='

/** `import { A, type B } from …` as one import for each document; types need none in a build. */
function importsOneByOne(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '@/graphql/generated.ts${query}${name}'`)
    .join(';')
}

/** The text of one document in the generated module, without its TypeScript. */
export function documentOf(generated: string, name: string): string {
  const start = generated.indexOf(`export const ${name} = `)
  const end = generated.indexOf(' as unknown as DocumentNode<', start)
  if (start === -1 || end === -1) throw new Error(`no such document: ${name}`)
  return generated.slice(start, end)
}

/**
 * The generated module holds the documents of the whole app. In a build each is a module of its own, so that a page
 * downloads what it asks and not what all the others ask.
 */
export function splitDocuments(): Plugin {
  return {
    name: 'split-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('generated.ts')) return null
      return {
        code: code.replaceAll(imports, (_all, names: string) => importsOneByOne(names)),
        map: null,
      }
    },
    load(id) {
      const [file, name] = id.split(query)
      if (file === undefined || name === undefined) return null
      return { code: documentOf(readFileSync(file, 'utf8'), name), moduleType: 'js', map: null }
    },
  }
}
