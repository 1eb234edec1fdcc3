import { parsedUrl } from './parsed-url.ts'

/** A piece of a text: words, or a web address with where it leads. */
export interface TextPiece {
  text: string
  /** Null for words. Otherwise an address with http or https, never another scheme. */
  href: string | null
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** What ends a sentence and not an address. A bracket stays if it was opened in the address. */
const trailing = /[.,;:!?'’”\])]+$/

function hrefOf(text: string): string | null {
  const url = parsedUrl(text.startsWith('www.') ? `https://${text}` : text)
  // A user name in an address looks like a place that it is not.
  const safe =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.hostname.includes('.')
  return safe ? url.href : null
}

function withoutEnd(found: string): string {
  const cut = found.replace(trailing, '')
  const rest = found.slice(cut.length)
  return rest.startsWith(')') && cut.includes('(') ? `${cut})` : cut
}

/** Cuts a text into words and web addresses, in order; joined they are the text again. */
export function webLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const match of text.matchAll(address)) {
    const found = withoutEnd(match[0])
    const href = hrefOf(found)
    if (href === null) continue
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), href: null })
    pieces.push({ text: found, href })
    done = match.index + found.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), href: null })
  return pieces
}
