import { Marked } from 'marked'
import type { Plugin } from 'vite'

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;')

/**
 * Each cell carries the heading of its column, because on a phone a row is shown as a card with labelled
 * lines (theme.css).
 */
const marked = new Marked({
  gfm: true,
  async: true,
  renderer: {
    table({ header, rows }) {
      const heads = header.map(({ tokens }) => this.parser.parseInline(tokens))
      const body = rows.map((row) =>
        row.map(
          ({ tokens }, column) =>
            `<td data-head="${text(heads[column] ?? '')}">${this.parser.parseInline(tokens)}</td>`,
        ),
      )
      const headRow = heads.map((head) => `<th>${head}</th>`).join('')
      const bodyRows = body.map((cells) => `<tr>${cells.join('')}</tr>`).join('\n')
      return `<table><thead><tr>${headRow}</tr></thead>\n<tbody>${bodyRows}</tbody></table>\n`
    },
  },
})

/**
 * Converts the legal texts (src/content/legal/*.md) to HTML at build time, so a browser downloads only the
 * text that it shows and no parser. The texts are our own files, so they need no sanitizing.
 */
export function legalTexts(): Plugin {
  return {
    name: 'legal-texts',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/src\/content\/legal\/[a-z-]+\.(?:en|af)\.md$/.test(id)) return null
      const html = await marked.parse(code)
      return {
        code: `export const html = ${JSON.stringify(html)}`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}
