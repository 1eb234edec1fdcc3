import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { env } from '@/config/env.ts'

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
  ALLOWED_ATTR: ['href', 'title', 'lang', 'colspan', 'rowspan', 'src', 'alt'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
}

const ownPictures = `${env.supabaseUrl}/storage/v1/object/public/images/`

const purifier = DOMPurify(window)
// A picture from another site would tell that site who reads the text.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLImageElement)) return
  if (!node.src.startsWith(ownPictures)) node.remove()
  else node.setAttribute('loading', 'lazy')
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
