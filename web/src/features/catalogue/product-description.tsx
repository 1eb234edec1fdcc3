import DOMPurify from 'dompurify'
import { useMemo } from 'react'

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
  ],
  ALLOWED_ATTR: ['href', 'title', 'lang', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
}

/** HTML of an editor as safe HTML: text, lists, tables and links, nothing that runs or loads. */
export function safeHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed)
}

export function ProductDescription({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html])
  return <div className="rich-text reading" dangerouslySetInnerHTML={{ __html: safe }} />
}
