import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { AnnouncementRow_AnnouncementFragment } from './announcements.generated.ts'

const messages = defineMessages({
  title: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  sendTo: { defaultMessage: 'Choose all teachers, or at least one.', id: 'H8eNkG' },
  message: { defaultMessage: 'Message is required', id: 'Plg5d3' },
})

/** The values of the form; sendTo holds ids of teacher profiles, or ALL alone. */
export const announcementSchema = (intl: IntlShape) =>
  z.object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.title)),
        z.maxLength(longest.announcementTitle),
      ),
    sendTo: z
      .array(z.string())
      .check(
        z.minLength(1, intl.formatMessage(messages.sendTo)),
        z.maxLength(longest.announcementTeachers),
      ),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.message)),
        z.maxLength(longest.announcementMessage),
      ),
  })
export type AnnouncementValues = z.infer<ReturnType<typeof announcementSchema>>

export const valuesOfAnnouncement = (
  announcement: Pick<AnnouncementRow_AnnouncementFragment, keyof AnnouncementValues> | null,
): AnnouncementValues => ({
  title: announcement?.title ?? '',
  sendTo: (announcement?.sendTo ?? []).filter((one) => one !== null),
  message: announcement?.message ?? '',
})
