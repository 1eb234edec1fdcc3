import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { RichText } from '@kryt/documents/rich-text'
import * as longest from '@/lib/longest.ts'
import { isVideoId, videoIdIn } from '@/lib/video-id.ts'
import { isWallTime } from '@/lib/wall-time.ts'

const messages = defineMessages({
  subject: { defaultMessage: 'Subject is required', id: 'J6kHcm' },
  sendTo: { defaultMessage: 'A Channel is Required', id: 'cNS9to' },
  show: { defaultMessage: 'A Component to show is Required', id: 'B9Tqk7' },
  publishDate: { defaultMessage: 'Publish Date is required', id: 'c4MK+y' },
  video: { defaultMessage: 'This is no ID or link of a video on YouTube or Vimeo.', id: 'vKEw+0' },
})

/** The most pictures of one: communication_images_count. */
export const mostPictures = 10

/** The values of the form (A5.5). A video is its id, or a link with it. */
export const communicationSchema = (intl: IntlShape) =>
  z.object({
    subject: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.subject)),
        z.maxLength(longest.communicationSubject),
      ),
    publishDate: z
      .string()
      .check(z.refine(isWallTime, { error: intl.formatMessage(messages.publishDate) })),
    sendTo: z.array(z.string()).check(z.minLength(1, intl.formatMessage(messages.sendTo))),
    body: z.nullable(z.custom<RichText>()),
    images: z.array(z.string()).check(z.maxLength(mostPictures)),
    video: z.string().check(
      z.refine((text) => text.trim() === '' || isVideoId(videoIdIn(text)), {
        error: intl.formatMessage(messages.video),
      }),
    ),
    show: z.array(z.string()).check(z.minLength(1, intl.formatMessage(messages.show))),
  })

export type CommunicationValues = z.infer<ReturnType<typeof communicationSchema>>
