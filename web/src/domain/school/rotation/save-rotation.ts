import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import { mondayOf } from '@/lib/wall-time.ts'
import { firstAWeek, weeksAround } from './first-a-week.ts'
import { RotationDocument, SaveRotationDocument } from './rotation.generated.ts'

/** Whether weeks alternate and, if they do, any day of an A week. */
export const rotationSchema = (intl: IntlShape) =>
  z.object({ rotates: z.boolean(), anchor: z.string() }).check(
    z.refine(({ rotates, anchor }) => !rotates || z.iso.date().safeParse(anchor).success, {
      error: intl.formatMessage({ defaultMessage: 'Date is required', id: '3fslxO' }),
      path: ['anchor'],
    }),
  )
type Rotation = z.infer<ReturnType<typeof rotationSchema>>

/** @param suggested the A week that is offered while the weeks do not alternate */
export const rotationValues = (stored: string | null, suggested: string): Rotation => ({
  rotates: stored !== null,
  anchor: stored ?? suggested,
})

/** @param profile the profile and the version that was read. @throws AppError */
export async function saveRotation(
  client: WritingClient,
  { rotates, anchor }: Rotation,
  profile: { id: string; version: string },
) {
  const variables = { ...profile, anchor: rotates ? mondayOf(anchor) : null }
  return writeRow(client, SaveRotationDocument, variables, ['mySchoolWeeks'])
}

/** What is stored now; null when there is no profile any more. @throws AppError */
export async function readRotation(client: WritingClient, userId: string, date: string) {
  const now = await readNow(client, RotationDocument, { userId, ...weeksAround(date) })
  const profile = now?.teacherProfileCollection.edges[0]?.node
  const suggested = firstAWeek(now?.weeks, date)
  return profile
    ? { version: profile.updatedAt, values: rotationValues(profile.rotationAnchor, suggested) }
    : null
}
