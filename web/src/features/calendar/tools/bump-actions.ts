import { readNow } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { ActivityVersionsDocument } from '../activity/activities.generated.ts'
import { change, moveActivities, type ActivityClient } from '../activity/activity-actions.ts'
import { sameAgain, versionNow } from '../setting/same-again.ts'
import type { BumpMove } from './bump-plan.ts'
import { BumpLessonsDocument, type PreviewBumpQueryVariables } from './bump.generated.ts'

/** A lesson that was bumped, with its versions before and after. */
export interface Bumped {
  move: BumpMove
  version: string | undefined
}

export async function bumpLessons(
  client: ActivityClient,
  asked: PreviewBumpQueryVariables,
  plan: { raw: string; moves: readonly BumpMove[] },
): Promise<Bumped[]> {
  const { data } = await change(client, async () =>
    client.mutate({ mutation: BumpLessonsDocument, variables: { ...asked, expected: plan.raw } }),
  )
  const versions = new Map(data?.bumpLessons?.edges.map(({ node }) => [node.id, node.updatedAt]))
  return plan.moves.map((move) => ({ move, version: versions.get(move.activityId) }))
}

/** The versions of activities as they are stored now, by id. @throws AppError */
async function versionsOf(client: ActivityClient, ids: string[]) {
  const now = await readNow(client, ActivityVersionsDocument, { ids })
  const edges = now?.teacherActivityCollection.edges ?? []
  return new Map(edges.map(({ node }) => [node.id, node.updatedAt]))
}

/**
 * Moves the lessons back, unless one has been moved elsewhere since (row_changed). What else was changed in a lesson
 * stays; what was done before to lessons that nobody has changed can still be undone.
 */
export async function takeBackBump(client: ActivityClient, bumped: readonly Bumped[]) {
  const moves = bumped.map(({ move, version }) => ({
    id: move.activityId,
    start: move.fromStart,
    end: move.fromEnd,
    from: move.toStart,
    ...(version !== undefined && { version: versionNow(move.activityId, version) }),
  }))
  let stored: Map<string, string>
  let changed: ReadonlySet<string> = new Set()
  try {
    stored = await moveActivities(client, moves)
  } catch (reason) {
    if (toAppError(reason).code !== 'row_changed') throw reason
    const now = await versionsOf(
      client,
      moves.map(({ id }) => id),
    )
    changed = new Set(
      moves.filter(({ id, version }) => now.get(id) !== version).map(({ id }) => id),
    )
    // Of the versions just read, so that no change slips in between.
    stored = await moveActivities(
      client,
      moves.map(({ id, start, end, from }) => {
        const version = now.get(id)
        return { id, start, end, from, ...(version !== undefined && { version }) }
      }),
    )
  }
  for (const { move } of bumped) {
    const now = stored.get(move.activityId)
    if (now !== undefined && !changed.has(move.activityId))
      sameAgain(move.activityId, move.version, now)
  }
}
