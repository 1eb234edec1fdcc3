import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { apolloClient } from '@/graphql/client.ts'
import { assessmentLoader, lessonLoader, otherTemplate } from './print-loader.ts'

vi.mock('../../guard.ts', () => ({ signedInUser: async () => Promise.resolve({ id: 'me' }) }))

const query = vi.spyOn(apolloClient, 'query')
const answer = (data: object) => query.mockResolvedValue({ data }) // only the parts that are read

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const at = (templateId: string) =>
  ({
    params: { templateId },
    request: new Request(`https://own.invalid/app/print/assessment/${templateId}`),
  }) as unknown as LoaderFunctionArgs // only the parts that are read
const notFound = expect.objectContaining({ init: { status: 404 } }) as unknown

const nobody = { teacherProfileCollection: { edges: [] } }

beforeEach(() => {
  query.mockClear()
})

test('one request loads the paper and its teacher’s school', async () => {
  const row = { title: 'Maps' }
  const school = { name: 'Marula Ridge' }
  answer({
    teacherAssessmentTemplateByPk: row,
    teacherProfileCollection: { edges: [{ node: { school } }] },
  })
  expect(await assessmentLoader(at(id))).toEqual({ row, school, teacher: { school } })
  expect(query).toHaveBeenCalledTimes(1)
  expect(query.mock.calls[0]?.[0]).toMatchObject({
    variables: { id, userId: 'me' },
    fetchPolicy: 'network-only',
  })
})

test('a missing paper, or somebody else’s, is not found', async () => {
  answer({ teacherAssessmentTemplateByPk: null, ...nobody })
  await expect(assessmentLoader(at(id))).rejects.toEqual(notFound)
  answer({ teacherSubjectTemplateByPk: null, ...nobody })
  await expect(lessonLoader(at(id))).rejects.toEqual(notFound)
})

test('an address without a valid id requests nothing', async () => {
  await expect(lessonLoader(at('1'))).rejects.toEqual(notFound)
  expect(query).not.toHaveBeenCalled()
})

test('a failed request is shown as the page’s error', async () => {
  query.mockRejectedValue(new Error('server_unreachable'))
  await expect(assessmentLoader(at(id))).rejects.toThrow('server_unreachable')
})

test('showing the memorandum loads nothing; another paper or a retry does', () => {
  const change = (from: string, to: string) =>
    otherTemplate({
      currentUrl: new URL(from, 'https://own.invalid'),
      nextUrl: new URL(to, 'https://own.invalid'),
      defaultShouldRevalidate: true,
    } as ShouldRevalidateFunctionArgs) // only the parts that are read
  expect(change('/a', '/a?side=memo')).toBe(false)
  expect(change('/a', '/b')).toBe(true)
  expect(change('/a', '/a')).toBe(true)
})
