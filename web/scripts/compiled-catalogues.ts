import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { textParts } from './text-parts.ts'

/**
 * The English text after an id, in the form that eslint's formatjs rules and prettier produce: an attribute
 * or property with one string literal.
 */
const englishText =
  /(?<=[\s{(,])defaultMessage(?:=|:\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`$]*`),?/g

/**
 * A build contains each text once, already parsed: `i18n/en.json` and `af.json` become parsed messages, and
 * the English in the components is removed, since every id is in the catalogue (i18n/catalogue.test.ts).
 * `?part=first` contains the texts of the landing page, others those of an area of the app (text-parts.ts), and
 * `?part=rest` all that remain.
 */
export function compiledCatalogues(): Plugin[] {
  const partOf = textParts()
  const served: Plugin = {
    name: 'served-catalogues',
    apply: 'serve',
    enforce: 'pre',
    // In development each part is the whole catalogue, unparsed.
    transform: (code, id) =>
      /\.json\?part=/.test(id)
        ? { code: `export default ${code}`, moduleType: 'js', map: null }
        : null,
  }
  const compiled: Plugin = {
    name: 'compiled-catalogues',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/.*\.tsx?$/.test(id)) {
        return { code: code.replaceAll(englishText, ''), map: null }
      }
      const part = /\/src\/i18n\/(?:en|af)\.json\?part=([a-z-]+)$/.exec(id)?.[1]
      if (part === undefined) return null
      const messages: unknown = JSON.parse(code)
      if (typeof messages !== 'object' || messages === null) return null
      const compiled = Object.fromEntries(
        Object.entries(messages)
          .filter(([key]) => partOf(key) === part)
          .map(([key, text]) => [key, parse(String(text))]),
      )
      return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js', map: null }
    },
  }
  return [served, compiled]
}
