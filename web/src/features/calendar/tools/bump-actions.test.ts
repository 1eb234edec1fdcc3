import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { versionNow } from '../setting/same-again.ts'
import { takeBackBump, type Bumped } from './bump-actions.ts'

const bumped = (id: string): Bumped => ({
  version: 'after',
  move: {
    activityId: id,
    version: 'before',
    label: id,
    classId: 'c',
    fromStart: '2027-02-01T06:00:00.000Z',
    fromEnd: '2027-02-01T07:00:00.000Z',
    toStart: '2027-02-01T08:00:00.000Z',
    toEnd: '2027-02-01T09:00:00.000Z',
    passed: [],
    clashes: [],
  },
})

const row = {
  __typename: 'TeacherActivity',
  label: '',
  startDateTime: '',
  endDateTime: '',
  color: '',
  type: 'Lesson',
  repeatId: null,
  locked: false,
  notes: '',
  teacherClassSubjectId: null,
  teacherAssessmentTemplateId: null,
  teacherSubjectTemplateId: null,
}

/** Two lessons as move_activities() keeps them; the second was renamed in another window since they were bumped. */
function stored() {
  const versions = new Map([
    ['kept', 'after'],
    ['renamed', 'renamed'],
  ])
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          const ids = variables['ids'] as string[]
          const known = (variables['versions'] ?? []) as string[]
          const moves = operationName === 'MoveActivities'
          const refused = moves && known.some((one, at) => one !== versions.get(ids[at] ?? ''))
          if (moves && !refused) for (const id of ids) versions.set(id, `${id} moved back`)
          const edges = ids.map((id) => ({
            __typename: 'TeacherActivityEdge',
            node: { ...row, nodeId: id, id, updatedAt: versions.get(id) },
          }))
          const rows = { __typename: 'TeacherActivityConnection', edges }
          if (refused) observer.next({ data: null, errors: [{ message: 'row_changed' }] })
          else
            observer.next({
              data: moves ? { moveActivities: rows } : { teacherActivityCollection: rows },
            })
          observer.complete()
        }),
    ),
  })
  return { client, versions }
}

test('when one lesson was changed meanwhile, all move back, and the others are what they were', async () => {
  const { client, versions } = stored()
  await takeBackBump(client, [bumped('kept'), bumped('renamed')])
  expect(versions.get('renamed')).toBe('renamed moved back')
  expect(versionNow('kept', 'before')).toBe('kept moved back')
  // Its content is another one now, so that what was done before is not undone over it.
  expect(versionNow('renamed', 'before')).toBe('before')
})
