import { marked } from 'marked'
import type { Plugin } from 'vite'

/**
 * The legal texts (src/content/legal/*.md) as HTML, made at build time: a browser downloads the one text that it shows
 * and no parser. They are our own files, so nothing has to be cleaned.
 */
export function legalTexts(): Plugin {
  return {
    name: 'legal-texts',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/src\/content\/legal\/[a-z-]+\.(?:en|af)\.md$/.test(id)) return null
      const html = await marked.parse(code, { async: true, gfm: true })
      return {
        code: `export const html = ${JSON.stringify(html)}`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}
