import type { ApolloClient } from '@apollo/client'
import { refetch } from '@/graphql/ask-again.ts'
import {
  AddActivityDocument,
  ChangeActivityDocument,
  CopyWeekDocument,
  DeleteActivitiesDocument,
  DeleteActivityDocument,
  MoveActivitiesDocument,
  PutBackActivitiesDocument,
  PreviewCopyWeekDocument,
  RestoreActivitiesDocument,
  type AddActivityMutationVariables,
} from './change-activities.generated.ts'
import { readNow } from '@/graphql/write.ts'
import {
  ActivityCopiesDocument,
  ActivityNowDocument,
  CalendarActivitiesDocument,
} from './activities.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import type { Activity } from '../grid/calendar-events.ts'
import type { LeftOutDay } from '../setting/left-out.ts'
import { readCopyPlan } from '../tools/copy-plan.ts'
import { valuesOf } from './activity-values.ts'
import { repeatPlanOf } from './repeat-plan.ts'

export type ActivityClient = Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>
type Client = ActivityClient
/** Which copies of a repeated activity are meant. */
export type Scope = 'ONE' | 'FOLLOWING' | 'ALL'

/** Runs a mutation, then asks the database again which activities are in view. */
export async function change<T>(client: Client, mutate: () => Promise<T>): Promise<T> {
  try {
    const answer = await mutate()
    await refetch(client, { include: [CalendarActivitiesDocument] })
    return answer
  } catch (error) {
    const reason = toAppError(error)
    // Whoever is refused because of another window should see what that one did.
    if (reason.code === 'row_changed')
      void refetch(client, { include: [CalendarActivitiesDocument] })
    throw reason
  }
}

/** What became of a form: the rows, and the copies that were left out because there is no school on their days. */
export interface SavedActivity {
  rows: { id: string; version: string }[]
  leftOut: LeftOutDay[]
  /** The activities as they were before. */
  before: readonly Activity[]
}

export async function addActivity(
  client: Client,
  variables: AddActivityMutationVariables,
): Promise<SavedActivity> {
  return change(client, async () => {
    const plan = await repeatPlanOf(client, variables)
    const { data } = await client.mutate({ mutation: AddActivityDocument, variables })
    const rows = data?.addActivity?.edges.map(({ node }) => ({ id: node.id, version: '' })) ?? []
    return { rows, leftOut: plan?.leftOut ?? [], before: [] }
  })
}

/** @param stored the activity and the version that was read; when it has changed since, row_changed is thrown */
export async function changeActivity(
  client: Client,
  stored: { id: string; version: string; repeatId?: string | null },
  scope: Scope,
  values: AddActivityMutationVariables,
): Promise<SavedActivity> {
  const { id, version, repeatId = null } = stored
  return change(client, async () => {
    const plan = await repeatPlanOf(client, values)
    const before = scope === 'ONE' || repeatId === null ? [] : await copiesOf(client, repeatId)
    const { data } = await client.mutate({
      mutation: ChangeActivityDocument,
      variables: { ...values, id, version, scope },
    })
    const rows = data?.changeActivity?.edges ?? []
    return {
      rows: rows.map(({ node }) => ({ id: node.id, version: node.updatedAt })),
      leftOut: plan?.leftOut ?? [],
      before,
    }
  })
}

/** Every copy of a repeat, as it is stored. */
async function copiesOf(client: Client, repeatId: string): Promise<Activity[]> {
  const now = await readNow(client, ActivityCopiesDocument, { repeatId })
  return now?.teacherActivityCollection.edges.map(({ node }) => node) ?? []
}

const rowOf = (activity: Activity) => ({
  id: activity.id,
  label: activity.label,
  start_date_time: activity.startDateTime,
  end_date_time: activity.endDateTime,
  color: activity.color,
  type: activity.type,
  repeat_id: activity.repeatId,
  locked: activity.locked,
  notes: activity.notes,
  teacher_class_subject_id: activity.teacherClassSubjectId,
  teacher_assessment_template_id: activity.teacherAssessmentTemplateId,
  teacher_subject_template_id: activity.teacherSubjectTemplateId,
})

/**
 * Gives several copies back everything that they had before a change.
 * @param known the versions after that change; when one has been changed since, row_changed is thrown
 */
export async function putBackActivities(
  client: Client,
  before: readonly Activity[],
  known: ReadonlyMap<string, string>,
): Promise<{ id: string; version: string }[]> {
  const rows = before.filter(({ id }) => known.has(id))
  const { data } = await change(client, async () =>
    client.mutate({
      mutation: PutBackActivitiesDocument,
      variables: {
        activities: JSON.stringify(rows.map(rowOf)),
        versions: rows.map(({ id }) => known.get(id) ?? ''),
      },
    }),
  )
  const edges = data?.putBackActivities?.edges ?? []
  return edges.map(({ node }) => ({ id: node.id, version: node.updatedAt }))
}

/** The activity as it is stored now; null when it is gone. @throws AppError */
export async function readActivity(client: Client, id: string) {
  const now = await readNow(client, ActivityNowDocument, { id })
  const activity = now?.teacherActivityCollection.edges[0]?.node
  return activity ? { version: activity.updatedAt, values: valuesOf({ activity }) } : null
}

/** @returns the ids of what was deleted */
export async function deleteActivity(client: Client, id: string, scope: Scope): Promise<string[]> {
  const { data } = await change(client, async () =>
    client.mutate({ mutation: DeleteActivityDocument, variables: { id, scope } }),
  )
  return data?.deleteActivity?.edges.map((edge) => edge.node.id) ?? []
}

/** Brings back what was deleted, as it was. */
export const restoreActivities = async (client: Client, ids: readonly string[]) =>
  change(client, async () =>
    client.mutate({ mutation: RestoreActivitiesDocument, variables: { ids: [...ids] } }),
  )

export interface Move {
  id: string
  start: string
  end: string
  /** Where the activity is now as far as the caller knows. Nothing moves when one is elsewhere. */
  from?: string
  /** The version (updatedAt) that the caller knows. Nothing moves when one has been changed in any way. */
  version?: string
}

/** What every move says, or nothing when one of them does not. */
const ofAll = (moves: readonly Move[], known: (move: Move) => string | undefined): string[] => {
  const all = moves.map(known).filter((one) => one !== undefined)
  return all.length === moves.length ? all : []
}

/**
 * Gives activities new times: all of them, or none when one cannot be moved.
 * @returns the versions after the move, by id
 */
export async function moveActivities(
  client: Client,
  moves: readonly Move[],
): Promise<Map<string, string>> {
  const { data } = await change(client, async () =>
    client.mutate({
      mutation: MoveActivitiesDocument,
      variables: {
        ids: moves.map((move) => move.id),
        starts: moves.map((move) => move.start),
        ends: moves.map((move) => move.end),
        fromStarts: ofAll(moves, ({ from }) => from),
        versions: ofAll(moves, ({ version }) => version),
      },
    }),
  )
  return new Map(data?.moveActivities?.edges.map(({ node }) => [node.id, node.updatedAt]))
}

/** @returns the ids of the copies, and what was left out because there is no school */
export async function copyWeek(client: Client, from: string, to: string) {
  return change(client, async () => {
    const preview = await readNow(client, PreviewCopyWeekDocument, { from, to })
    const { data } = await client.mutate({ mutation: CopyWeekDocument, variables: { from, to } })
    return {
      ids: data?.copyWeek?.edges.map((edge) => edge.node.id) ?? [],
      leftOut: readCopyPlan(preview?.previewCopyWeek)?.leftOut ?? [],
    }
  })
}

export const deleteActivities = async (client: Client, ids: string[]) =>
  change(client, async () =>
    client.mutate({ mutation: DeleteActivitiesDocument, variables: { ids, count: ids.length } }),
  )
