import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { openPictureKey, pictureUrl } from '@/lib/picture-url.ts'

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'code',
    'hr',
    'img',
  ],
  ALLOWED_ATTR: ['href', 'title', 'lang', 'colspan', 'rowspan', 'src', 'alt', 'width', 'height'],
  // Their values are numbers, which the pattern below would refuse as addresses.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
}

const purifier = DOMPurify(window)
// A picture from another site would tell that site who reads the text.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLImageElement)) return
  const key = openPictureKey(node.getAttribute('src') ?? '')
  if (key === null) {
    node.remove()
    return
  }
  node.setAttribute('src', pictureUrl(key))
  node.setAttribute('loading', 'lazy')
})

/**
 * Sanitized HTML of an editor: text, lists, tables, links and pictures from our own storage, and nothing
 * executable.
 */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, allowed)
}

/** Shows the sanitized HTML of an editor in the page's type. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html])
  return <div className="rich-text reading" dangerouslySetInnerHTML={{ __html: safe }} />
}
