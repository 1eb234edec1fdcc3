import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { openPictureKey, pictureUrl } from '@/lib/picture-url.ts'
import { readHtml } from '../paste/read-html.ts'

const sizeIn = (image: Element, name: string) => Number(image.getAttribute(name) ?? '') || 0

/** A picture of our own store; one of any other site is none. */
function pictureOf(image: Element): RichTextNode | null {
  const key = openPictureKey(image.getAttribute('src') ?? '')
  if (key === null) return null
  const altText = image.getAttribute('alt') ?? ''
  return {
    type: 'image',
    version: 1,
    src: pictureUrl(key),
    altText,
    decorative: altText === '',
    width: sizeIn(image, 'width'),
    height: sizeIn(image, 'height'),
  }
}

/**
 * The stored HTML of a page's text as the editor's state; null where nothing is written.
 * @param pictured the text may have pictures
 */
export function readPageHtml(html: string, pictured = false): RichText | null {
  const children = readHtml(html, pictured ? pictureOf : undefined)
  if (children.length === 0) return null
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } }
}

/** What the shop shows of a stored text and the editor of "page" cannot hold. */
const beyond = 'img, blockquote, hr, code, pre, [lang]'

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/**
 * Whether a change in the editor would lose something of the stored text, such as a picture.
 * @param pictured the text may have pictures of our own store
 */
export const losesWhenEdited = (html: string, pictured = false): boolean =>
  [...bodyOf(html).querySelectorAll(beyond)].some(
    (one) => !pictured || !one.matches('img:not([lang])') || pictureOf(one) === null,
  )

/** The keys of the pictures in a stored text. */
export const picturesIn = (html: string): string[] =>
  [...bodyOf(html).querySelectorAll('img')].flatMap(
    (image) => openPictureKey(image.getAttribute('src') ?? '') ?? [],
  )
