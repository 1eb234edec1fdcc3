import { momentOf, wallTime } from '@/lib/wall-time.ts'

/** The switch and the moment of the form. @param publishDate null: it is not published */
export const publishValues = (publishDate: string | Date | null) => ({
  published: publishDate !== null,
  publishDate: publishDate === null ? '' : wallTime(publishDate),
})

/** The moment to write, or null. The minute alone is shown; the seconds of an untouched one stay. */
export function publishDateOf(
  values: { published: boolean; publishDate: string },
  stored: string | null,
): string | null {
  if (!values.published) return null
  return stored !== null && wallTime(stored) === values.publishDate
    ? stored
    : momentOf(values.publishDate)
}
