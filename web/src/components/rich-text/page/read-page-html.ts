import type { RichText } from '@kryt/documents/rich-text'
import { readHtml } from '../paste/read-html.ts'

/** The stored HTML of a page's text as the editor's state; null where nothing is written. */
export function readPageHtml(html: string): RichText | null {
  const children = readHtml(html)
  if (children.length === 0) return null
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } }
}

/** What the shop shows of a stored text and the editor of "page" cannot hold. */
const beyond = 'img, blockquote, hr, code, pre, [lang]'

/** Whether a change in the editor would lose something of the stored text, such as a picture. */
export const losesWhenEdited = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').body.querySelector(beyond) !== null
