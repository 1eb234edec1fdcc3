import { Marked } from 'marked'
import type { Plugin } from 'vite'

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;')

/** Each cell knows the head of its column: on a phone a row is a card, and its lines are named (theme.css). */
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
 * The legal texts (src/content/legal/*.md) as HTML, made at build time: a browser downloads the one text that it shows
 * and no parser. They are our own files, so nothing has to be cleaned.
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
