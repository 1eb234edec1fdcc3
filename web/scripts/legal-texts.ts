import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { sellerFor, type Seller } from '../../supabase/seller/seller.ts'

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

type Language = 'en' | 'af'

/**
 * Fills the seller in: `{{email}}`, and `{{#vatNumber}} … {{/vatNumber}}`, which is left out without a number.
 * @throws Error for a name that the seller does not have, so that no page is published with a blank
 */
export function withSeller(text: string, seller: Seller, language: Language): string {
  const values = new Map<string, string | null>(
    Object.entries({ ...seller, dataCentre: seller.dataCentre[language] }),
  )
  const valueOf = (name: string): string | null => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`legal texts: the seller has no ${name}`)
    return value
  }
  return text
    .replaceAll(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g, (_, name: string, part: string) =>
      valueOf(name) === null ? '' : part,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name) ?? '')
}

/**
 * Converts the legal texts (src/content/legal/*.md) to HTML at build time, so a browser downloads only the
 * text that it shows and no parser. The texts are our own files, so they need no sanitizing.
 */
export function legalTexts(): Plugin {
  let seller: Seller
  return {
    name: 'legal-texts',
    enforce: 'pre',
    configResolved({ env }: { env: Record<string, string | undefined> }) {
      seller = sellerFor(env['VITE_SUPABASE_URL'] ?? 'http://127.0.0.1')
    },
    async transform(code, id) {
      const language = /\/src\/content\/legal\/[a-z-]+\.(en|af)\.md$/.exec(id)?.[1]
      if (language === undefined) return null
      const html = await marked.parse(withSeller(code, seller, language as Language)) // one of the two above
      return {
        code: `export const html = ${JSON.stringify(html)}`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}
