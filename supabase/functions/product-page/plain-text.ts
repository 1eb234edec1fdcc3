/** In characters: as much as a search engine shows. */
const longest = 160

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named.get(name) ?? entity
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/**
 * The words of a rich text on one line, cut at the end of a word. It does the same as
 * web/src/app/routes/website/plain-text.ts without a browser. The result is text and must be escaped.
 */
export function plainText(html: string): string {
  const text = html
    // Puts a space between blocks; inline elements get none.
    .replaceAll(/<(?:\/(?:p|li|h\d|td|th|div)|br)/gi, ' $&')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decoded)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
