import { ApolloClient, InMemoryCache } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { beforeEach, expect, test } from 'vitest'
import { EnsureTeacherProfileDocument } from './ensure-teacher-profile.generated.ts'
import { ViewerDocument } from './viewer.generated.ts'
import { currentViewer, forgetViewer, prepareViewer } from './viewer.ts'

const userId = '00000000-0000-4000-8000-000000000001'
const profile = {
  __typename: 'TeacherProfile' as const,
  nodeId: 'cHJvZmlsZQ==',
  translateI18n: 'af',
}

const viewerAnswer = (myGroups: string[], withProfile: boolean) => ({
  request: { query: ViewerDocument, variables: { userId } },
  result: {
    data: {
      myPasswordIsTemporary: false,
      myGroups,
      teacherProfileCollection: {
        __typename: 'TeacherProfileConnection' as const,
        edges: withProfile ? [{ __typename: 'TeacherProfileEdge' as const, node: profile }] : [],
      },
    },
  },
})

const ensureAnswer = {
  request: { query: EnsureTeacherProfileDocument },
  result: { data: { ensureTeacherProfile: profile } },
}

const clientWith = (answers: MockLink.MockedResponse[]) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new MockLink(answers) })

beforeEach(forgetViewer)

test('a new person gets a profile and counts as a teacher', async () => {
  const client = clientWith([viewerAnswer([], false), ensureAnswer])
  await expect(prepareViewer(client, userId)).resolves.toEqual({
    passwordIsTemporary: false,
    userId,
    groups: ['teacher'],
    profile: { nodeId: profile.nodeId, language: 'af' },
  })
  expect(currentViewer()?.groups).toEqual(['teacher'])
})

test('a known teacher causes no mutation', async () => {
  const client = clientWith([viewerAnswer(['teacher'], true)])
  const ready = await prepareViewer(client, userId)
  expect(ready.profile?.nodeId).toBe(profile.nodeId)
})

test('a teacher who lost the group gets it back', async () => {
  const client = clientWith([viewerAnswer([], true), ensureAnswer])
  expect((await prepareViewer(client, userId)).groups).toEqual(['teacher'])
})

test('an administrator gets no teacher profile', async () => {
  const client = clientWith([viewerAnswer(['admin'], false)])
  expect((await prepareViewer(client, userId)).profile).toBeNull()
})

test('two callers share one run, and a failure can be tried again', async () => {
  const failing = clientWith([])
  const first = prepareViewer(failing, userId)
  expect(prepareViewer(failing, userId)).toBe(first)
  await expect(first).rejects.toMatchObject({ code: 'unexpected' })
  const client = clientWith([viewerAnswer(['teacher'], true)])
  await expect(prepareViewer(client, userId)).resolves.toMatchObject({ groups: ['teacher'] })
})
