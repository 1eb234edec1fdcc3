import { toAppError } from '@/lib/errors.ts'
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

/** Moves the lessons back, unless one has been moved elsewhere since (row_changed). What else was changed stays. */
export async function takeBackBump(client: ActivityClient, bumped: readonly Bumped[]) {
  const moves = bumped.map(({ move, version }) => ({
    id: move.activityId,
    start: move.fromStart,
    end: move.fromEnd,
    from: move.toStart,
    ...(version !== undefined && { version: versionNow(move.activityId, version) }),
  }))
  try {
    const stored = await moveActivities(client, moves)
    for (const { move } of bumped) {
      const now = stored.get(move.activityId)
      if (now !== undefined) sameAgain(move.activityId, move.version, now)
    }
  } catch (reason) {
    if (toAppError(reason).code !== 'row_changed') throw reason
    await moveActivities(
      client,
      moves.map(({ id, start, end, from }) => ({ id, start, end, from })),
    )
  }
}
