import { readPageHtml } from '@/components/rich-text/page/read-page-html.ts'
import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { videoIdIn } from '@/lib/video-id.ts'
import { momentOf, wallTime } from '@/lib/wall-time.ts'
import { isUnsent } from '../communication-state.ts'
import type { CommunicationNowQuery } from '../communications.generated.ts'
import type { CommunicationValues } from './communication-schema.ts'

/** A communication with all that its dialog shows. */
export type WholeCommunication =
  CommunicationNowQuery['communicationCollection']['edges'][number]['node']

/** The list without its nulls, which GraphQL's type allows and the database does not. */
const present = (list: readonly (string | null)[] | null): string[] =>
  (list ?? []).filter((one) => one !== null)

/** Whether it is published when it is sent, unless somebody chooses otherwise: one that reached nobody, in the past. */
const isForNow = (row: WholeCommunication, opened: Date) =>
  isUnsent(row) && Date.parse(row.publishDate) <= opened.getTime()

/** @param opened when the dialog was opened: the publish date of one that has not been sent yet (A4.7) */
export const valuesOfCommunication = (
  row: WholeCommunication,
  opened: Date,
): CommunicationValues => ({
  subject: row.subject,
  publishDate: wallTime(isForNow(row, opened) ? opened : row.publishDate),
  sendTo: present(row.sendTo),
  body: readPageHtml(row.body ?? '', true),
  images: present(row.images),
  video: row.video ?? '',
  show: present(row.show),
})

/** The server's clock is known to a second or two: what is sent now must not lie ahead of the database's own. */
const leeway = 3000

const orNull = (text: string) => (text === '' ? null : text)

/**
 * The columns to write. What nobody touched is written as it was; one that is sent for the first time with the publish date
 * that it was opened with is published now.
 */
export function rowOfCommunication(
  values: CommunicationValues,
  stored: WholeCommunication,
  opened: Date,
  now: Date,
) {
  const before = valuesOfCommunication(stored, opened)
  const sameBody = JSON.stringify(before.body) === JSON.stringify(values.body)
  const sendsNow = isForNow(stored, opened) && values.publishDate === before.publishDate
  return {
    subject: values.subject.trim(),
    body: sameBody ? stored.body : orNull(writePageHtml(values.body)),
    images: values.images.length === 0 ? null : values.images,
    video: orNull(videoIdIn(values.video)),
    sendTo: values.sendTo,
    show: values.show,
    publishDate: sendsNow
      ? new Date(now.getTime() - leeway).toISOString()
      : momentOr(stored.publishDate, values.publishDate),
  }
}

/** The minute alone is shown; the seconds of an untouched moment stay. */
const momentOr = (stored: string, wall: string) =>
  wallTime(stored) === wall ? stored : momentOf(wall)
