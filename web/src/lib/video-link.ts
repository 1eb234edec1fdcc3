import { parsedUrl } from './parsed-url.ts'

/** What a link of a resource leads to. */
export type ContentLink =
  | { kind: 'youtube' | 'vimeo'; id: string }
  | { kind: 'page'; href: string }
  | { kind: 'text'; text: string }

/**
 * P5.6: 11 characters of letters, digits, underscore or hyphen are a video of YouTube, digits only one of
 * Vimeo; anything else is a plain link, if it is an address of the web at all.
 */
export function readContentLink(text: string): ContentLink {
  const id = text.trim()
  if (/^[\w-]{11}$/.test(id)) return { kind: 'youtube', id }
  if (/^\d+$/.test(id)) return { kind: 'vimeo', id }
  return /^https?:\/\//i.test(id) && parsedUrl(id) !== null
    ? { kind: 'page', href: id }
    : { kind: 'text', text: id }
}

/** Players that set no cookie before the film runs, and start at once: they are only loaded after a click. */
export function playerAddress({ kind, id }: { kind: 'youtube' | 'vimeo'; id: string }): string {
  return kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}
