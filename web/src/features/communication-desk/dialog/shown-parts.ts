import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { isVideoId, videoIdIn } from '@/lib/video-id.ts'
import type { CommunicationValues } from './communication-schema.ts'

/** The parts of a card, in the order of the specification. */
export const parts = ['SUBJECT', 'BODY', 'VIDEO', 'IMAGES'] as const
export type Part = (typeof parts)[number]

/** What the parts are made of. */
export type Content = Pick<CommunicationValues, 'subject' | 'body' | 'video' | 'images'>

const isFilled: Record<Part, (content: Content) => boolean> = {
  SUBJECT: ({ subject }) => subject.trim() !== '',
  BODY: ({ body }) => writePageHtml(body) !== '',
  VIDEO: ({ video }) => isVideoId(videoIdIn(video)),
  IMAGES: ({ images }) => images.length > 0,
}

/** The parts that can be shown: those with content (A4.7). */
export const filledParts = (content: Content): Part[] =>
  parts.filter((part) => isFilled[part](content))
