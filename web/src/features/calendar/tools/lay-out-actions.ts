import { change, type ActivityClient } from '../activity/activity-actions.ts'
import {
  LayOutLessonsDocument,
  TakeBackLessonsDocument,
  type PreviewLayOutQueryVariables,
} from './lay-out.generated.ts'

/** What laying out made, and when. */
export interface LaidOut {
  ids: string[]
  made: string
}

/** @param colours by the id of the class */
export async function layOutLessons(
  client: ActivityClient,
  asked: PreviewLayOutQueryVariables,
  colours: Record<string, string>,
): Promise<LaidOut> {
  const variables = { ...asked, colors: JSON.stringify(colours) }
  const { data } = await change(client, async () =>
    client.mutate({ mutation: LayOutLessonsDocument, variables }),
  )
  const made = data?.layOutLessons?.edges.map(({ node }) => node) ?? []
  return { ids: made.map(({ id }) => id), made: made[0]?.updatedAt ?? '' }
}

/** Deletes the lessons that nobody has changed or moved since they were made. @returns how many stay */
export async function takeBackLessons(
  client: ActivityClient,
  { ids, made }: LaidOut,
): Promise<number> {
  const { data } = await change(client, async () =>
    client.mutate({
      mutation: TakeBackLessonsDocument,
      variables: { ids, made, count: ids.length },
    }),
  )
  return ids.length - (data?.deleteFromTeacherActivityCollection.affectedCount ?? 0)
}
