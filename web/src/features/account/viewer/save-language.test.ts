import { ApolloClient, InMemoryCache } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { SaveLanguageDocument } from './save-language.generated.ts'
import { ViewerDocument } from './viewer.generated.ts'
import { saveLanguage } from './save-language.ts'
import { currentViewer, forgetViewer, prepareViewer } from './viewer.ts'

const auth = vi.hoisted(() => ({ updateUser: vi.fn(), getSession: vi.fn() }))
vi.mock('@/lib/session.ts', async (load) => ({
  ...(await load<object>()),
  authClient: vi.fn(async () => Promise.resolve(auth)),
}))

/** What Auth keeps of the language; it changes with each update that Auth accepts. */
let kept: string | undefined
const { updateUser } = auth

const userId = '00000000-0000-4000-8000-000000000001'
const profile = { __typename: 'TeacherProfile', nodeId: 'cHJvZmlsZQ==', translateI18n: 'en' }

const viewerAnswer = {
  request: { query: ViewerDocument, variables: { userId } },
  result: {
    data: {
      myPasswordIsTemporary: false,
      myGroups: ['teacher'],
      teacherProfileCollection: {
        __typename: 'TeacherProfileConnection',
        edges: [{ __typename: 'TeacherProfileEdge', node: profile }],
      },
    },
  },
}

const saveAnswer = (affectedCount: number) => ({
  request: {
    query: SaveLanguageDocument,
    variables: { profile: profile.nodeId, language: 'af' },
  },
  result: {
    data: {
      updateTeacherProfileCollection: {
        __typename: 'TeacherProfileUpdateResponse',
        affectedCount,
        records: affectedCount === 0 ? [] : [{ ...profile, translateI18n: 'af' }],
      },
    },
  },
})

const clientWith = (...answers: MockLink.MockedResponse[]) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new MockLink(answers) })

beforeEach(() => {
  forgetViewer()
  kept = 'en'
  auth.getSession.mockImplementation(async () =>
    Promise.resolve({ data: { session: { user: { user_metadata: { language: kept } } } } }),
  )
  updateUser.mockReset().mockImplementation(async ({ data }: { data: { language: string } }) => {
    kept = data.language
    return Promise.resolve({ data: {}, error: null })
  })
})

test('the profile learns a new language, and only a new one', async () => {
  const client = clientWith(viewerAnswer, saveAnswer(1))
  await prepareViewer(client, userId)
  await saveLanguage(client, 'en')
  await saveLanguage(client, 'af')
  expect(currentViewer()?.profile?.language).toBe('af')
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({ data: { language: 'af' } })
  // There is only one answer, so a second mutation would reject.
  await saveLanguage(client, 'af')
})

test('what Auth did not take is tried again, although the profile has it', async () => {
  const client = clientWith(viewerAnswer, saveAnswer(1))
  await prepareViewer(client, userId)
  updateUser.mockResolvedValueOnce({ data: {}, error: new Error('no network') })
  await expect(saveLanguage(client, 'af')).rejects.toThrow()
  expect(currentViewer()?.profile?.language).toBe('af')
  await expect(saveLanguage(client, 'af')).resolves.toBe(true)
  expect(kept).toBe('af')
})

test('a profile that was not changed is an error, not a success', async () => {
  const client = clientWith(viewerAnswer, saveAnswer(0))
  await prepareViewer(client, userId)
  await expect(saveLanguage(client, 'af')).rejects.toMatchObject({ code: 'not_found_or_forbidden' })
  expect(currentViewer()?.profile?.language).toBe('en')
})

test('a visitor has nothing to save', async () => {
  await expect(saveLanguage(clientWith(), 'af')).resolves.toBe(false)
})
