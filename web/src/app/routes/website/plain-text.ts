/** As many characters as a search engine shows. */
const longest = 160

/** The words of a rich text on one line, cut at the end of a word. */
export function plainText(html: string): string {
  // textContent joins blocks without a space. A parsed document runs no scripts.
  const spaced = html.replaceAll(/<(?:\/(?:p|li|h\d|td|th|div)|br)/gi, ' $&')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  const text = (body.textContent || '').replaceAll(/\s+/g, ' ').trim()
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
