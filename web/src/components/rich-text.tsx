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
// A picture from anywhere else would tell that place who reads.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLImageElement)) return
  if (!node.src.startsWith(ownPictures)) node.remove()
  else node.setAttribute('loading', 'lazy')
})

/** HTML of an editor as safe HTML: text, lists, tables, links and pictures of our own store, nothing that runs. */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, allowed)
}

/** What an editor wrote, safe to show, in the page's own type. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html])
  return <div className="rich-text reading" dangerouslySetInnerHTML={{ __html: safe }} />
}
